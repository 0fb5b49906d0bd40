import { definitions, enterpriseSchema, groupSchema, userSchema, type Attribute } from './attributes.ts'
import type { Json } from './filters.ts'
import { mostResults } from './list-response.ts'

export function serviceProviderConfig(base: string): Json {
  const supported = { supported: true }
  const unsupported = { supported: false }
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: supported,
    bulk: { ...unsupported, maxOperations: 0, maxPayloadSize: 0 },
    filter: { ...supported, maxResults: mostResults },
    changePassword: unsupported,
    sort: supported,
    etag: supported,
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Token',
        description: 'The token of the provisioning settings, as a bearer token.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}

export const resourceTypes = (base: string): Json[] =>
  [
    {
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      description: 'People of the account',
      schema: userSchema,
      schemaExtensions: [{ schema: enterpriseSchema, required: false }],
    },
    { id: 'Group', name: 'Group', endpoint: '/Groups', description: 'Groups of the directory', schema: groupSchema },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.id}` },
  }))

const attribute = (name: string, given: Attribute): Json => ({
  name,
  type: given.parts ? 'complex' : (given.type ?? 'string'),
  multiValued: given.multi ?? false,
  required: given.required ?? false,
  caseExact: given.exact ?? false,
  mutability: given.readOnly ? 'readOnly' : 'readWrite',
  returned: 'default',
  uniqueness: given.unique ? 'server' : 'none',
  ...(given.parts && { subAttributes: Object.entries(given.parts).map(([part, one]) => attribute(part, one)) }),
})

export const schemas = (base: string): Json[] =>
  definitions.map(({ id, name, attributes }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id,
    name,
    attributes: Object.entries(attributes).map(([of, one]) => attribute(of, one)),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  }))
