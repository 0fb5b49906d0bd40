import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

// Rows of lists as selects that no list makes: each gives, in one go, what a page shows of its rows, and counts nothing.

const fifty = sql.raw('50')

/** The rows of projects with what the page shows of their unit, people, files and tasks. */
export const projectsWith = (where: SQL, order: SQL, from = sql`projects`, limit = fifty) => sql`
  select p.*, u.name as client, o.name as organization, creator.name as creator, contact.name as contact,
    assignee.name as assignee, units.*, steps.*
  from (select projects.* from ${from} where ${where} and archived_at is null order by ${order} limit ${limit}) as p
  join org_units u on u.id = p.org_unit_id
  join organizations o on o.id = u.organization_id
  join users creator on creator.id = p.creator_id
  left join users contact on contact.id = p.contact_id
  left join users assignee on assignee.id = p.assignee_id
  cross join lateral (select array_agg(target_locale) as locales, sum(words) as words, sum(total_segments) as segments,
    sum(confirmed_segments) as confirmed from work_units where project_id = p.id) as units
  cross join lateral (select count(*) as tasks, count(*) filter (where status = 'DELIVERED') as delivered,
    count(*) filter (where assignee_id is null) as open from tasks where project_id = p.id) as steps`

/** The rows of tasks with what the page shows of their project, file, step and people. */
export const tasksWith = (where: SQL, order: SQL, from = sql`tasks`, limit = fifty) => sql`
  select t.*, p.reference, p.name as project, p.due_date as project_due, u.name as client, w.*, r.name as file, s.code,
    s.title, creator.name as creator, assignee.name as assignee,
    (select json_agg(json_build_array(id, step, status)) from tasks where work_unit_id = t.work_unit_id) as steps
  from (select tasks.* from ${from} where ${where} order by ${order} limit ${limit}) as t
  join projects p on p.id = t.project_id
  join org_units u on u.id = p.org_unit_id
  join work_units w on w.id = t.work_unit_id
  join project_resources r on r.id = w.resource_id
  join workflows s on s.id = t.workflow_id
  join users creator on creator.id = t.created_by
  left join users assignee on assignee.id = t.assignee_id`

/** The rows of people with what the page shows of their languages, work, rates, and custom fields. */
export const peopleWith = (where: SQL, order: SQL, from = sql`users`) => sql`
  select u.*, (select json_agg(json_build_array(source, target)) from user_language_pairs where user_id = u.id) as pairs,
    (select count(*) from tasks where assignee_id = u.id and status in ('DELIVERED', 'INVOICED')) as done,
    (select json_agg(json_build_array(r.currency, r.minimum_fee, d.word_rate, d.hourly_rate, d.daily_rate, d.pages_rate))
      from user_rates r left join user_rate_details d on d.user_rate_id = r.id where r.user_id = u.id and r.is_default) as rates,
    (select json_agg(json_build_array(field_id, text, number)) from user_custom_values where owner_id = u.id) as custom
  from (select users.* from ${from} where ${where} and removed_at is null order by ${order} limit 50) as u`

/** The rows of organizational units with their organizations and custom fields. */
export const unitsWith = (where: SQL, order: SQL) => sql`
  select u.*, o.name as organization,
    (select json_agg(json_build_array(field_id, text, number)) from org_unit_custom_values where owner_id = u.id) as custom
  from (select * from org_units where ${where} order by ${order} limit 50) as u
  join organizations o on o.id = u.organization_id`
