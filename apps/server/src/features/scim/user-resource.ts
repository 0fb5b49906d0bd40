import { isTimezone } from '@dragoman/sdk/zoned-days'
import type { UserRow } from '../../identity/find-user.ts'
import { enterpriseSchema, userSchema } from './attributes.ts'
import { isObject, valuesAt, type Json } from './filters.ts'
import { ScimError } from './scim-error.ts'
import type { DirectoryAttributes, provisionedPeople } from '../../identity/directory-tables.ts'

/** A person as a directory sees them. */
export interface ScimPerson {
  user: UserRow
  /** The directory's data about the person; null until it has sent any. */
  linked: typeof provisionedPeople.$inferSelect | null
  groups: readonly { id: string; name: string }[]
}

export const isActive = ({ status, blockedAt }: UserRow): boolean => status === 'ACTIVE' && blockedAt === null

export function showScimUser({ user, linked, groups }: ScimPerson, base: string): Json {
  const { name, title, department, userType, roles = [] } = linked?.attributes ?? {}
  return {
    schemas: [userSchema, ...(department === undefined ? [] : [enterpriseSchema])],
    id: user.id,
    ...(linked?.externalId && { externalId: linked.externalId }),
    userName: linked?.userName ?? user.email,
    name: { formatted: user.name, ...name },
    displayName: user.name,
    ...(title !== undefined && { title }),
    ...(userType !== undefined && { userType }),
    preferredLanguage: user.language,
    ...(user.timezone && { timezone: user.timezone }),
    active: isActive(user),
    emails: [{ value: user.email, type: 'work', primary: true }],
    roles: (roles.length > 0 ? roles : user.roles).map((value) => ({ value })),
    groups: groups.map(({ id, name: display }) => ({
      value: id,
      display,
      $ref: `${base}/Groups/${id}`,
      type: 'direct',
    })),
    ...(department !== undefined && { [enterpriseSchema]: { department } }),
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: (linked?.changedAt ?? user.createdAt).toISOString(),
      location: `${base}/Users/${user.id}`,
    },
  }
}

/** A person as a directory wants them to be. */
export interface DesiredPerson {
  userName: string
  externalId: string | null
  email: string
  name: string
  isActive: boolean
  language: string | undefined
  timezone: string | undefined
  attributes: DirectoryAttributes
}

const languages = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'ar', 'ja', 'zh']

/** Reads a resource; attributes that have no place here are left out, as RFC 7644 lets servers do. @throws ScimError 400 */
export function readScimUser(resource: Json): DesiredPerson {
  const text = (path: string): string | undefined => {
    const [value] = valuesAt(resource, path.split('.'))
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 300) : undefined
  }
  const userName = text('userName')
  if (userName === undefined) throw new ScimError(400, 'userName is missing.', 'invalidValue')
  const email = emailOf(resource) ?? userName
  if (!/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254)
    throw new ScimError(400, `${email} isn't an email address. Send one in userName or emails.`, 'invalidValue')
  const [givenName, familyName] = [text('name.givenName'), text('name.familyName')]
  const whole = [givenName, familyName].filter(Boolean).join(' ')
  const extension = resource[enterpriseSchema]
  const [department, title, userType, timezone] = [
    isObject(extension) ? extension['department'] : undefined,
    text('title'),
    text('userType'),
    text('timezone'),
  ]
  const roles = valuesAt(resource, ['roles']).filter((role) => typeof role === 'string')
  return {
    userName,
    externalId: text('externalId') ?? null,
    email,
    name: (text('displayName') ?? text('name.formatted') ?? (whole || userName)).slice(0, 200),
    isActive: activeOf(resource),
    language: languages.find((code) => text('preferredLanguage')?.toLowerCase().startsWith(code)),
    timezone: timezone !== undefined && isTimezone(timezone) ? timezone : undefined,
    attributes: {
      ...((givenName ?? familyName) && {
        name: { ...(givenName && { givenName }), ...(familyName && { familyName }) },
      }),
      ...(title !== undefined && { title }),
      ...(userType !== undefined && { userType }),
      ...(typeof department === 'string' && department !== '' && { department: department.slice(0, 300) }),
      ...(roles.length > 0 && { roles: roles.slice(0, 50).map((role) => role.slice(0, 300)) }),
    },
  }
}

function emailOf(resource: Json): string | undefined {
  const all = [resource['emails']].flat().filter(isObject)
  const best =
    all.find((one) => one['primary'] === true || one['primary'] === 'true') ??
    all.find((one) => one['type'] === 'work') ??
    all[0]
  return typeof best?.['value'] === 'string' ? best['value'].trim() : undefined
}

/** Some directories send words instead of booleans. */
function activeOf({ active = true }: Json): boolean {
  const read = typeof active === 'string' ? active.toLowerCase() : String(active)
  if (read !== 'true' && read !== 'false') throw new ScimError(400, 'active must be true or false.', 'invalidValue')
  return read === 'true'
}
