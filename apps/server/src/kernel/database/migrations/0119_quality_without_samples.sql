ALTER TABLE "quality_reviews" ADD COLUMN "of_sample_data" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_quality_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  counted_before boolean := tg_op <> 'INSERT' and old.submitted_at is not null and old.basis = 'FINDINGS'
    and not old.of_sample_data;
  counted_now boolean := tg_op <> 'DELETE' and new.submitted_at is not null and new.basis = 'FINDINGS'
    and not new.of_sample_data;
begin
  if not counted_before and not counted_now then
    return null;
  end if;
  -- One after the other within an account: two changes never wait for each other's sums.
  perform pg_advisory_xact_lock(hashtextextended('quality sums ' || coalesce(new.account_id, old.account_id), 0));
  if counted_before then
    perform count_quality_review(old, -1);
  end if;
  if counted_now then
    perform count_quality_review(new, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "mark_sample_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update quality_reviews set of_sample_data = tg_op = 'INSERT' where project_id = coalesce(new.id, old.id);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "sample_objects_reviews" AFTER INSERT OR DELETE ON "sample_objects" FOR EACH ROW EXECUTE FUNCTION "mark_sample_reviews"();
--> statement-breakpoint
UPDATE "quality_reviews" SET "of_sample_data" = true WHERE "project_id" IN (SELECT "id" FROM "sample_objects");
