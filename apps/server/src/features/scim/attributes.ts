export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** An attribute as RFC 7643 describes it. */
export interface Attribute {
  type?: 'string' | 'boolean' | 'complex' | 'reference' | 'dateTime'
  multi?: true
  required?: true
  readOnly?: true
  exact?: true
  unique?: true
  parts?: Record<string, Attribute>
}

/** The stored attributes of people and groups, as the schemas of the service describe them. */
export const definitions: { id: string; name: string; attributes: Record<string, Attribute> }[] = [
  {
    id: userSchema,
    name: 'User',
    attributes: {
      userName: { required: true, unique: true },
      name: { parts: { formatted: {}, givenName: {}, familyName: {} } },
      displayName: {},
      title: {},
      userType: {},
      preferredLanguage: {},
      timezone: {},
      active: { type: 'boolean' },
      emails: { multi: true, parts: { value: {}, type: {}, primary: { type: 'boolean' } } },
      roles: { multi: true, parts: { value: {} } },
      groups: {
        multi: true,
        readOnly: true,
        parts: { value: {}, display: {}, type: {}, $ref: { type: 'reference', exact: true } },
      },
    },
  },
  {
    id: groupSchema,
    name: 'Group',
    attributes: {
      displayName: { required: true, unique: true },
      members: {
        multi: true,
        parts: { value: {}, display: {}, type: {}, $ref: { type: 'reference', exact: true } },
      },
    },
  },
  { id: enterpriseSchema, name: 'EnterpriseUser', attributes: { department: {} } },
]
