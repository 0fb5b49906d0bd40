import { describe, expect, it } from 'vitest'
import { matches, readFilter } from './filters.ts'
import { patched } from './patch.ts'

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

const bjensen = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
  userName: 'bjensen',
  externalId: 'Ab1',
  name: { familyName: "O'Malley", givenName: 'Barbara' },
  title: 'Vice President',
  userType: 'Employee',
  active: true,
  emails: [
    { value: 'bjensen@example.com', type: 'work', primary: true },
    { value: 'babs@jensen.org', type: 'home' },
  ],
  [enterprise]: { department: 'Tours' },
  meta: { lastModified: '2011-05-13T04:42:35Z' },
}

describe('a filter of RFC 7644', () => {
  it.each([
    ['userName eq "BJENSEN"', true],
    ['externalId eq "ab1"', false],
    ['name.familyName co "O\'Malley"', true],
    ['userName sw "J"', false],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "B"', true],
    ['title pr', true],
    ['nickName pr', false],
    ['meta.lastModified gt "2011-05-13T04:42:34Z"', true],
    ['meta.lastModified lt "2011-05-13T04:42:34Z"', false],
    ['title pr and userType eq "Employee"', true],
    ['title pr or userType eq "Intern"', true],
    [`schemas eq "${enterprise}"`, true],
    ['userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")', true],
    ['userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")', false],
    ['userType eq "Employee" and emails[type eq "work" and value co "@example.com"]', true],
    ['emails[type eq "home" and value co "@example.com"] or ims[type eq "xmpp"]', false],
    [`${enterprise}:department eq "tours"`, true],
    ['active eq true', true],
    ['active eq "true"', false],
    ['nickName ne "x"', true],
  ])('%s is %s', (filter, expected) => expect(matches(bjensen, readFilter(filter))).toBe(expected))

  it.each(['userName eq', '(((', 'userName xx "y"', '"', 'a eq "b" foo'])('%s is refused', (filter) =>
    expect(() => readFilter(filter)).toThrow("can't be read"),
  )
})

describe('a patch', () => {
  const after = (...Operations: object[]) => patched(bjensen, { schemas: [], Operations })

  it.each([
    ['replace by path', { op: 'replace', path: 'name.givenName', value: 'Babs' }, { name: { givenName: 'Babs' } }],
    ['replace without a path', { op: 'Replace', value: { active: false } }, { active: false }],
    ['a path as a name', { op: 'replace', value: { 'name.givenName': 'Babs' } }, { name: { givenName: 'Babs' } }],
    ['names without case', { op: 'add', path: 'TITLE', value: 'CEO' }, { title: 'CEO' }],
    ['add to a list', { op: 'add', path: 'emails', value: [{ value: 'c@d.example' }] }, { emails: { length: 3 } }],
    ['the same once', { op: 'add', path: 'emails', value: [{ value: 'babs@jensen.org' }] }, { emails: { length: 2 } }],
    [
      'a value filter',
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'new@example.com' },
      { emails: [{ value: 'new@example.com', type: 'work' }, { type: 'home' }] },
    ],
    [
      'a value that is not there yet',
      { op: 'Add', path: 'roles[primary eq "True"].value', value: 'Manager' },
      { roles: [{ primary: 'True', value: 'Manager' }] },
    ],
    ['remove by filter', { op: 'remove', path: 'emails[type eq "home"]' }, { emails: [{ type: 'work' }] }],
    [
      'remove by value',
      { op: 'remove', path: 'emails', value: [{ value: 'babs@jensen.org' }] },
      { emails: [{ type: 'work' }] },
    ],
    [
      'the extension',
      { op: 'add', path: `${enterprise}:department`, value: 'HR' },
      { [enterprise]: { department: 'HR' } },
    ],
  ])('takes %s', (_, operation, expected) => {
    const result = after(operation)
    expect(result).toMatchObject(expected)
  })

  it('removes an attribute without changing the original resource', () => {
    expect(after({ op: 'remove', path: 'title' })).not.toHaveProperty('title')
    expect(bjensen.title).toBe('Vice President')
  })

  it.each([
    ['no operations', [], '1 to 1,000'],
    ['an unknown operation', [{ op: 'move', path: 'title' }], 'no operation move'],
    ['a removal without a path', [{ op: 'remove' }], 'needs a path'],
    ['a path that cannot be read', [{ op: 'add', path: 'a b', value: 1 }], 'no path a b'],
    ['a filter that fits nothing', [{ op: 'replace', path: 'emails[type co "x"].value', value: 1 }], 'No value fits'],
  ])('refuses %s', (_, operations, message) => expect(() => after(...operations)).toThrow(message))
})
