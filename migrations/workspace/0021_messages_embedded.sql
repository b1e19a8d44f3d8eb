-- Messages get vectors of trained models from now on: the backfill looks for those that were written before.
UPDATE embedding_models SET missing_since = created_at WHERE retired_at IS NULL;
