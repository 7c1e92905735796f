# Lo que los bots dicen de sus jugadas en Ascuas.

reason-hearth = Lo más probable es que el hogar sea { $card ->
    [ash] ceniza
    [coal] carbón
   *[spark] chispa
}: { $percent } %.
