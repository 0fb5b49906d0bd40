import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import type { People } from '../people.ts'

/** Custom fields of the account's projects and people. */
export const costCenter = randomUUID()
export const pages = randomUUID()
export const team = randomUUID()

/** Fills an account with so many projects, tasks, and people, and a tenth as many organizational units. */
export async function seedLargeAccount(db: Database, people: People, many: number): Promise<void> {
  const { accountId, orgUnitId } = people.place
  await db.execute(sql`
    insert into projects (account_id, org_unit_id, name, reference, status, source_locale, currency, timezone, creator_id,
      assignee_id, contact_id, due_date, created_at, total_cost, tags)
    select ${accountId}, ${orgUnitId}, 'P-' || n, 'Release ' || (n * 7919) % 100000,
      (array['DRAFT', 'PENDING', 'APPROVED', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'])[1 + n % 7], 'en', 'USD', 'UTC',
      ${people.manager.id}, ${people.manager.id}, ${people.client.id}, now() + ((n * 31) % 400 - 200) * interval '1 day',
      now() - n * interval '1 minute', (n * 37) % 5000, case when n % 50 = 0 then '{urgent}' else '{}' end::text[]
    from generate_series(1, ${sql.raw(String(many))}) as n`)
  await db.execute(sql`
    insert into project_resources (project_id, name, type, params)
    select id, 'strings-' || number || '.json', 'json', '{}' from projects`)
  await db.execute(sql`
    insert into work_units (account_id, project_id, resource_id, sequence, source_locale, target_locale, workflows,
      genesis_status, words, total_segments, confirmed_segments)
    select ${accountId}, p.id, r.id, 0, 'en', (array['es', 'ja', 'ar', 'de'])[1 + p.number % 4], '{TRANSLATION}', 'CREATED',
      (p.number * 13) % 3000, 100, p.number % 100
    from projects p join project_resources r on r.project_id = p.id`)
  await db.execute(sql`
    insert into tasks (account_id, project_id, work_unit_id, workflow_id, org_unit_id, source_locale, target_locale,
      step, sequence, status, created_by, assignee_id, assigned_at, accepted_at, due_date, created_at)
    select ${accountId}, w.project_id, w.id, (select id from workflows where account_id = ${accountId} and code = 'TRANSLATION'),
      ${orgUnitId}, 'en', w.target_locale, 0, 0, (array['PENDING', 'PENDING', 'APPROVED', 'DELIVERED'])[1 + w.number % 4], ${people.manager.id},
      case when w.number % 4 > 0 then (array[${people.linguistA.id}, ${people.linguistB.id}]::uuid[])[1 + w.number % 2] end,
      case when w.number % 4 > 0 then now() end, case when w.number % 4 > 1 then now() end, p.due_date, p.created_at
    from work_units w join projects p on p.id = w.project_id`)
  await db.execute(sql`
    insert into journal (account_id, user_id, event, entity_type, entity_id, entity_name, project_id)
    select ${accountId}, creator_id, 'PROJECT_CREATED', 'PROJECT', id::text, reference, id
    from projects cross join generate_series(1, 3)`)
  await db.execute(sql`
    with made as (insert into accounts (name, tier, created_at)
      select 'Account ' || (n * 7919) % 1000, (array['PERSONAL', 'BUSINESS', 'ENTERPRISE'])[1 + n % 3], now() - n * interval '1 day'
      from generate_series(1, 1000) as n returning id)
    insert into translated_words (task_id, source, account_id, project_id, at, words)
    select gen_random_uuid(), 'HUMAN', id, gen_random_uuid(), now(), 100 + n from made cross join generate_series(1, 20) as n`)
  await db.execute(sql`
    insert into custom_fields (id, account_id, entity, key, name, type, kind, options, required, visible_to, editable_by, position)
    select id, ${accountId}, 'PROJECT', key, key, type, 'SINGLE_VALUE', '{}', false, '{PROJECT_MANAGER}', '{PROJECT_MANAGER}', 0
    from (values (${costCenter}::uuid, 'cost-center', 'FREE_TEXT'), (${pages}::uuid, 'pages', 'NUMERIC')) as field (id, key, type)`)
  await db.execute(sql`
    insert into project_custom_values (owner_id, field_id, position, text, number)
    select id, ${costCenter}::uuid, 0, 'Cost center ' || (number * 7919) % 1000, null from projects where number % 4 > 0
    union all select id, ${pages}::uuid, 0, ((number * 31) % 5000)::text, (number * 31) % 5000 from projects`)
  await db.execute(sql`
    with made as (insert into organizations (account_id, name, country)
      select ${accountId}, 'Organization ' || (n * 7919) % 1000, 'DE' from generate_series(1, ${sql.raw(String(many / 100))}) as n returning id, name)
    insert into org_units (account_id, organization_id, name, country, currency, timezone)
    select ${accountId}, id, name || ' · ' || n, 'DE', 'EUR', 'UTC' from made cross join generate_series(1, 10) as n`)
  await db.execute(sql`
    with made as (insert into users (account_id, email, name, roles, password_hash, country)
      select ${accountId}, 'linguist-' || n || '@example.com', 'Linguist ' || (n * 7919) % 100000, '{VENDOR}', '', 'DE'
      from generate_series(1, ${sql.raw(String(many))}) as n returning id)
    insert into user_language_pairs (user_id, source, target) select id, 'en', 'es' from made`)
  await db.execute(sql`
    insert into custom_fields (id, account_id, entity, key, name, type, kind, options, required, visible_to, editable_by, position)
    values (${team}, ${accountId}, 'USER', 'team', 'Team', 'FREE_TEXT', 'SINGLE_VALUE', '{}', false, '{PROJECT_MANAGER}',
      '{PROJECT_MANAGER}', 0)`)
  await db.execute(sql`
    insert into user_custom_values (owner_id, field_id, position, text, number)
    select id, ${team}::uuid, 0, 'Team ' || (number * 7919) % 1000, null from users where account_id = ${accountId} and '{VENDOR}' && roles`)
  await db.execute(sql`vacuum analyze`)
}
