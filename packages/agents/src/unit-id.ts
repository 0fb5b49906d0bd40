import type { Client } from '@dragoman/sdk/client'
import { items } from '@dragoman/sdk/pages'
import * as orgUnits from '@dragoman/sdk/operations/orgUnits'
import { Misuse } from './misuse.ts'

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Finds an organizational unit by its name or id; the only one, where none is said. */
export async function unitId(client: Client, wanted: string | undefined): Promise<string> {
  if (wanted !== undefined && isId(wanted)) return wanted
  const all: orgUnits.OrgUnitListItem[] = []
  for await (const unit of items(client, orgUnits.list, { query: { sort: 'name,asc' } })) all.push(unit)
  const found = wanted === undefined ? all : all.filter(({ name }) => name === wanted)
  const [only, ...more] = found
  if (only && more.length === 0) return only.uuid
  const names = all.slice(0, 20).map(({ name, uuid }) => `${name} (${uuid})`)
  const problem =
    wanted === undefined
      ? 'The organizational unit is missing: use --unit UNIT.'
      : only
        ? `Several are named ${wanted}: use the id.`
        : `There is no organizational unit ${wanted}.`
  throw new Misuse(`${problem} There are: ${names.join(', ') || 'none'}${all.length > 20 ? ', and others' : ''}.`)
}
