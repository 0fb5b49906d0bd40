import type { MarginFigures, MarginGroup, MarginProject } from '@dragoman/sdk/operations/profitability'
import { eq, sql } from 'drizzle-orm'
import { organizationRef } from '../../identity/organizations.ts'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { add, decimal, divide, multiply, subtract, toNumber, toText } from '../../kernel/decimal.ts'
import { orgUnitRef } from '../organizations/org-units.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import type { MarginQuery } from './picked-projects.ts'
import type { MonthSums, Sums } from './sum-facts.ts'

type By = MarginQuery['by']

/** Sums as the wire shows them. */
export function showFigures({ revenue, payments, open, estimated, projects: count }: Sums): MarginFigures {
  const whole = decimal(revenue)
  const margin = subtract(whole, decimal(payments))
  return {
    revenue: Number(revenue),
    payments: Number(payments),
    margin: toNumber(margin),
    ...(whole.units > 0n && { marginPercent: toNumber(divide(multiply(margin, decimal(100)), whole, 2)) }),
    notInvoiced: Number(open),
    estimatedPayments: Number(estimated),
    projects: count,
  }
}

export type Group = MarginFigures & Pick<MarginGroup, 'key' | 'months'>

/** The groups of sums, with their months. A project has one month, so those of months add up. */
export function groupsOf(rows: readonly MonthSums[]): Group[] {
  const plus = (a: string, b: string) => toText(add(decimal(a), decimal(b)))
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, months]) => {
    const all = months.reduce<Sums>(
      (sums, month) => ({
        revenue: plus(sums.revenue, month.revenue),
        payments: plus(sums.payments, month.payments),
        open: plus(sums.open, month.open),
        estimated: plus(sums.estimated, month.estimated),
        projects: sums.projects + month.projects,
      }),
      { revenue: '0', payments: '0', open: '0', estimated: '0', projects: 0 },
    )
    return { key, ...showFigures(all), months: months.map((each) => ({ month: each.month, ...showFigures(each) })) }
  })
}

/** Says what each group of a page stands for. */
export async function nameGroups(
  db: Database,
  session: SignedIn,
  by: By,
  groups: readonly Group[],
): Promise<MarginGroup[]> {
  const keys = groups.flatMap(({ key }) => (key === '' ? [] : [key]))
  const named = await namesOf(db, session, by, keys)
  return groups.map((group) => ({ ...group, ...named(group.key) }))
}

type Name = Omit<MarginGroup, keyof Group>

async function namesOf(db: Database, session: SignedIn, by: By, keys: string[]): Promise<(key: string) => Name> {
  switch (by) {
    case 'MONTH':
      return (month) => ({ month })
    case 'LANGUAGE_PAIR':
      return (key) => {
        const [sourceLanguage = '', targetLanguage = ''] = key.split(':')
        return { ...(sourceLanguage && { sourceLanguage }), ...(targetLanguage && { targetLanguage }) }
      }
    case 'CLIENT': {
      const rows = await db.select().from(organizations).where(isOneOf(organizations.id, keys))
      const refs = new Map(rows.map((row) => [row.id, organizationRef(row)]))
      return (key) => given('organization', refs.get(key))
    }
    case 'PROJECT': {
      const refs = await loadProjects(db, keys)
      return (key) => given('project', refs.get(key))
    }
    default: {
      const people = await loadPeople(db, session, keys)
      return (key) => given(by === 'MANAGER' ? 'manager' : 'linguist', people(key))
    }
  }
}

const given = <K extends string, V>(name: K, value: V | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [key in K]?: V }

async function loadProjects(db: Database, ids: string[]): Promise<Map<string, MarginProject>> {
  const rows = await db
    .select({
      project: projects,
      unit: orgUnits,
      organization: organizations,
      targets: sql<string[]>`array(select distinct ${workUnits.targetLocale} from ${workUnits}
        where ${workUnits.projectId} = ${projects.id} order by 1)`,
    })
    .from(projects)
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(isOneOf(projects.id, ids))
  return new Map(
    rows.map(({ project: { id: uuid, name, reference, invoicedOn }, unit, organization, targets }) => [
      uuid,
      {
        uuid,
        name,
        reference,
        organizationalUnit: orgUnitRef(unit, organization),
        targetLocales: targets,
        ...(invoicedOn !== null && { invoice: invoicedOn }),
      },
    ]),
  )
}
