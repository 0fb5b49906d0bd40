-- The rates of people as they are: from now on each change keeps its version.
INSERT INTO "rate_versions" ("kind", "rate_id", "version", "content")
SELECT 'user-rate', r."id", r."version", jsonb_strip_nulls(jsonb_build_object(
  'uuid', r."id",
  'userUuid', r."user_id",
  'currency', r."currency",
  'isDefault', r."is_default",
  'version', r."version",
  'minimumFee', r."minimum_fee",
  'orgUnitUuid', r."org_unit_id",
  'orgUnitName', (SELECT u."name" FROM "org_units" u WHERE u."id" = r."org_unit_id"),
  'rateDetails', coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'uuid', d."id",
      'userRateUuid', d."user_rate_id",
      'languagePair', d."source_locale" || ':' || d."target_locale",
      'workflowUuid', d."workflow_id",
      'wordRate', d."word_rate",
      'hourlyRate', d."hourly_rate",
      'dailyRate', d."daily_rate",
      'pagesRate', d."pages_rate"
    ) ORDER BY d."source_locale", d."target_locale")
    FROM "user_rate_details" d WHERE d."user_rate_id" = r."id"
  ), '[]'::jsonb)
))
FROM "user_rates" r
ON CONFLICT DO NOTHING;
