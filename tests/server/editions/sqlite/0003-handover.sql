UPDATE tables SET data = json_set(data, '$.handover', 'anybody')
    WHERE json_valid(data) AND json_extract(data, '$.bots_give_way');
