CREATE INDEX rulings_undone ON rulings (undoes);
