import { roleOrder } from '@dragoman/sdk/roles'
import { isLanguage, wireLanguage } from '@dragoman/sdk/languages'
import { languageNamed } from '../glossaries/exchange/term-languages.ts'

/** Headings that other systems use, by the column that they mean; all in lower case. */
const headings: Readonly<Record<string, readonly string[]>> = {
  Email: ['e-mail', 'mail', 'email address', 'e-mail address', 'mail address', 'login', 'vendor email', 'user email'],
  Name: ['full name', 'username', 'user name', 'display name', 'vendor', 'vendor name', 'linguist', 'translator'],
  Roles: ['role', 'user role', 'type', 'user type', 'account type'],
  Status: ['state', 'active', 'is active', 'account status'],
  Organizations: ['organization', 'organisation', 'company', 'client', 'customer', 'organisations'],
  'Organizational units': ['organizational unit', 'unit', 'team', 'department', 'group'],
  Languages: ['language pairs', 'language pair', 'language combinations', 'language combination'],
  Country: ['country code'],
  City: ['town'],
  'State or region': ['region', 'province'],
  'Postal code': ['zip', 'zip code', 'postcode'],
  'Time zone': ['timezone', 'tz'],
  Currency: ['currency code'],
  'Words per day': ['daily capacity', 'capacity', 'words/day'],
  Tags: ['labels', 'skills', 'domains', 'specializations'],
  'Interface language': ['ui language', 'language', 'locale'],
  'Source language': ['source', 'from', 'source locale', 'source lang'],
  'Target language': ['target', 'to', 'target locale', 'target lang'],
  Step: ['service', 'workflow', 'workflow step', 'task', 'task type', 'job type'],
  'Rate per word': ['word rate', 'rate', 'price per word', 'per word', 'unit price', 'price'],
  'Rate per hour': ['hourly rate', 'price per hour', 'per hour'],
  'Rate per page': ['page rate', 'price per page', 'per page'],
  'Rate per day': ['daily rate', 'price per day', 'per day'],
  'Minimum fee': ['minimum', 'minimum rate', 'min fee', 'minimum charge'],
}

/** The column, of those that a table can have, that a heading of another system means. */
export function columnMeant(heading: string, takes: readonly string[]): string | undefined {
  const said = heading.trim().toLowerCase()
  const same = takes.find((one) => one.toLowerCase() === said)
  return same ?? takes.find((one) => Object.hasOwn(headings, one) && headings[one]!.includes(said))
}

const roles: Readonly<Record<string, string>> = {
  translator: 'VENDOR',
  linguist: 'VENDOR',
  freelancer: 'VENDOR',
  reviewer: 'VENDOR',
  proofreader: 'VENDOR',
  editor: 'VENDOR',
  supplier: 'VENDOR',
  contributor: 'VENDOR',
  manager: 'PROJECT_MANAGER',
  pm: 'PROJECT_MANAGER',
  'project manager': 'PROJECT_MANAGER',
  coordinator: 'PROJECT_MANAGER',
  customer: 'CLIENT',
  submitter: 'CLIENT',
  requester: 'CLIENT',
}

const statuses: Readonly<Record<string, string>> = {
  yes: 'ACTIVE',
  true: 'ACTIVE',
  enabled: 'ACTIVE',
  '1': 'ACTIVE',
  no: 'INACTIVE',
  false: 'INACTIVE',
  paused: 'INACTIVE',
  archived: 'DISABLED',
  blocked: 'DISABLED',
  '0': 'INACTIVE',
}

const own = (words: Readonly<Record<string, string>>, said: string) =>
  Object.hasOwn(words, said.toLowerCase()) ? words[said.toLowerCase()] : undefined

/** The columns whose values may be called otherwise elsewhere. */
export const valueColumns = ['Roles', 'Status', 'Languages', 'Source language', 'Target language', 'Step'] as const

/** The value that one of another system means in a column. */
export function valueMeant(column: string, said: string): string {
  if (column === 'Roles') return own(roles, said) ?? roleOrder.find((role) => role === folded(said)) ?? said
  if (column === 'Status') return own(statuses, said) ?? folded(said)
  if (column === 'Languages') return pairMeant(said)
  if (column === 'Source language' || column === 'Target language') return languageMeant(said)
  return said
}

const folded = (said: string) => said.toUpperCase().replaceAll(' ', '_')

function languageMeant(said: string): string {
  const code = wireLanguage(said)
  return isLanguage(code) ? code : (languageNamed(said) ?? said)
}

/** `English > German`, `en:de`, `en-US/de-DE`. */
function pairMeant(said: string): string {
  const sides = said.split(/\s*(?:[:>→/]|->| to )\s*/u)
  return sides.length === 2 ? sides.map((side) => languageMeant(side.trim())).join(':') : said
}
