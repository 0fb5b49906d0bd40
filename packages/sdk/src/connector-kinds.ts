import type { AccountType } from './permissions.ts'
import type { ConnectorKind } from './generated/shared.ts'
import type { ConnectorChoiceField, ConnectorDeliveryMode } from './generated/connectors.ts'

/** A field of a connection, as a form shows it. */
export interface ConnectorField {
  readonly name: string
  /** `url` is an https address, `json` a JSON object, `parameters` a query such as `a=1&b=2`. */
  readonly type: 'text' | 'url' | 'email' | 'json' | 'parameters' | 'choice'
  readonly required: boolean
  /** Shown as `********` once it is stored. */
  readonly secret?: true
  /** A pattern that the value matches from its first to its last character. */
  readonly pattern?: string
  /** The value of an empty form. */
  readonly initial?: string
  /** The values of a `choice`. */
  readonly choices?: readonly string[]
}

/** A page of connections below `/connectors`. */
export type ConnectorPage = 'list' | 'create' | 'config' | 'config-group' | 'request' | 'sync'

/** The parts of a system's protocol that a connection can use. */
export interface ConnectorCapabilities {
  /** New and changed content is taken into projects. */
  readonly pull: boolean
  /** Translations are written. */
  readonly push: boolean
  /** They can be published. */
  readonly publish: boolean
  /** They can be written as drafts. */
  readonly draft: boolean
  /** It tells of changes, signed with the field `hookSecret`. */
  readonly webhook?: true
}

/** Requests that a system allows. */
export interface ConnectorLimits {
  readonly requests: number
  /** In so many seconds. */
  readonly seconds: number
  /** Requests at a time. */
  readonly atOnce: number
}

/** How a system spells languages: `pt-BR`, `pt-br`, `pt_BR`, `pt`, or as its people have named them. */
export type LocaleStyle = 'bcp47' | 'lower-hyphen' | 'underscore' | 'language' | 'free'

/** A kind of connector: all that a form, a gallery, and the server need to know of it. */
export interface ConnectorDescriptor {
  readonly kind: ConnectorKind
  /** The product's name. */
  readonly name: string
  /** Its name in addresses below `/connectors`. */
  readonly path: string
  /** Hosts that are reached, of which `{name}` is a field; `free` where the address is a field. */
  readonly hosts: readonly string[] | 'free'
  readonly auth: 'token' | 'basic' | 'oauth-client' | 'service-account'
  readonly fields: readonly ConnectorField[]
  readonly pages: readonly ConnectorPage[]
  readonly capabilities: ConnectorCapabilities
  /** Fields whose choices the system lists. */
  readonly choices: readonly ConnectorChoiceField[]
  /** Whether content is in repositories, each with its branch. */
  readonly hasRepositories?: true
  /** Whether what it asks is kept for a week, for people to look at. */
  readonly keepsExchanges?: true
  readonly deliveries: readonly ConnectorDeliveryMode[]
  readonly limits: ConnectorLimits
  readonly localeStyle: LocaleStyle
  /** The smallest plan that includes it. */
  readonly tier: AccountType
}

const text = (name: string, more: Partial<ConnectorField> = {}): ConnectorField => ({
  name,
  type: 'text',
  required: true,
  ...more,
})
const secret = (name: string, more: Partial<ConnectorField> = {}) => text(name, { secret: true, ...more })
const url = (name: string, more: Partial<ConnectorField> = {}) => text(name, { type: 'url', ...more })
const optional = { required: false } as const

const bothWays: ConnectorCapabilities = { pull: true, push: true, publish: false, draft: false }
const drafts: ConnectorCapabilities = { ...bothWays, draft: true, publish: true }
const told = { webhook: true } as const
const hookSecret = secret('hookSecret', { pattern: '.{16,200}', ...optional })

const descriptors = {
  AEM: {
    kind: 'AEM',
    name: 'Adobe Experience Manager',
    path: 'aem',
    hosts: 'free',
    auth: 'service-account',
    fields: [
      url('baseUrl'),
      secret('credentials', { type: 'json', ...optional }),
      text('user', optional),
      secret('password', optional),
    ],
    pages: ['config'],
    capabilities: { ...bothWays, draft: true },
    choices: ['contentType'],
    deliveries: ['DRAFT'],
    limits: { requests: 10, seconds: 1, atOnce: 4 },
    localeStyle: 'underscore',
    tier: 'BUSINESS',
  },
  BITBUCKET: {
    kind: 'BITBUCKET',
    name: 'Bitbucket',
    path: 'bitbucket',
    hosts: ['bitbucket.org', 'api.bitbucket.org'],
    auth: 'basic',
    fields: [
      text('email', { type: 'email' }),
      secret('apiToken'),
      text('workspace', { pattern: '[A-Za-z0-9_-]+' }),
      hookSecret,
    ],
    pages: ['config'],
    capabilities: { ...bothWays, ...told },
    choices: ['repository', 'branch'],
    hasRepositories: true,
    deliveries: ['PULL_REQUEST', 'BRANCH'],
    limits: { requests: 1000, seconds: 3600, atOnce: 4 },
    localeStyle: 'bcp47',
    tier: 'BUSINESS',
  },
  BLAISE: {
    kind: 'BLAISE',
    name: 'Blaise',
    path: 'blaise',
    hosts: 'free',
    auth: 'token',
    fields: [url('baseUrl'), secret('token', optional), text('params', { type: 'json' })],
    pages: ['list', 'create', 'sync'],
    capabilities: bothWays,
    choices: [],
    keepsExchanges: true,
    deliveries: ['DRAFT'],
    limits: { requests: 10, seconds: 1, atOnce: 4 },
    localeStyle: 'bcp47',
    tier: 'BUSINESS',
  },
  CONTENTFUL: {
    kind: 'CONTENTFUL',
    name: 'Contentful',
    path: 'contentful',
    hosts: ['api.contentful.com', 'api.eu.contentful.com'],
    auth: 'token',
    fields: [
      text('spaceId', { pattern: '[A-Za-z0-9._-]+' }),
      text('environmentId', { pattern: '[A-Za-z0-9._-]+', initial: 'master' }),
      secret('accessToken'),
      text('region', { type: 'choice', choices: ['US', 'EU'], initial: 'US', ...optional }),
      hookSecret,
    ],
    pages: ['list', 'config', 'config-group'],
    capabilities: { ...drafts, ...told },
    choices: ['contentType', 'locale'],
    deliveries: ['DRAFT', 'PUBLISH'],
    limits: { requests: 7, seconds: 1, atOnce: 4 },
    localeStyle: 'bcp47',
    tier: 'BUSINESS',
  },
  DRUPAL: {
    kind: 'DRUPAL',
    name: 'Drupal',
    path: 'drupal',
    hosts: 'free',
    auth: 'basic',
    fields: [url('baseUrl'), text('user'), secret('password')],
    pages: ['config'],
    capabilities: drafts,
    choices: ['contentType', 'locale'],
    deliveries: ['DRAFT', 'PUBLISH'],
    limits: { requests: 10, seconds: 1, atOnce: 4 },
    localeStyle: 'lower-hyphen',
    tier: 'BUSINESS',
  },
  ELOQUA: {
    kind: 'ELOQUA',
    name: 'Eloqua',
    path: 'eloqua',
    hosts: ['login.eloqua.com', '*.eloqua.com'],
    auth: 'basic',
    fields: [text('companyName'), text('username'), secret('password')],
    pages: ['list', 'create', 'sync'],
    capabilities: { ...bothWays, draft: true },
    choices: ['contentType'],
    deliveries: ['DRAFT'],
    limits: { requests: 10, seconds: 1, atOnce: 2 },
    localeStyle: 'bcp47',
    tier: 'BUSINESS',
  },
  FIGMA: {
    kind: 'FIGMA',
    name: 'Figma',
    path: 'figma',
    hosts: ['api.figma.com'],
    auth: 'token',
    fields: [
      text('teamId', { pattern: '[0-9]+' }),
      secret('accessToken'),
      text('monthlyCalls', { pattern: '[1-9][0-9]{0,6}', ...optional }),
    ],
    pages: ['list', 'config', 'config-group'],
    capabilities: bothWays,
    choices: ['contentType'],
    deliveries: ['DRAFT'],
    limits: { requests: 50, seconds: 20, atOnce: 1 },
    localeStyle: 'free',
    tier: 'BUSINESS',
  },
  GITHUB: {
    kind: 'GITHUB',
    name: 'GitHub',
    path: 'github',
    hosts: 'free',
    auth: 'token',
    fields: [
      url('githubUrl', { initial: 'https://github.com' }),
      text('githubUser', { pattern: '[A-Za-z0-9-]+(\\[bot\\])?' }),
      secret('githubToken'),
      hookSecret,
    ],
    pages: ['list', 'create', 'sync'],
    capabilities: { ...bothWays, ...told },
    choices: ['repository', 'branch'],
    hasRepositories: true,
    deliveries: ['PULL_REQUEST', 'BRANCH'],
    limits: { requests: 5000, seconds: 3600, atOnce: 10 },
    localeStyle: 'bcp47',
    tier: 'BUSINESS',
  },
  MARKETO: {
    kind: 'MARKETO',
    name: 'Marketo',
    path: 'marketo',
    hosts: ['{munchkinId}.mktorest.com'],
    auth: 'oauth-client',
    fields: [
      text('munchkinId', { pattern: '[0-9]{3}-[A-Za-z]{3}-[0-9]{3}' }),
      text('clientId'),
      secret('clientSecret'),
    ],
    pages: ['list', 'config', 'sync'],
    capabilities: drafts,
    choices: ['contentType', 'locale'],
    deliveries: ['DRAFT', 'PUBLISH'],
    limits: { requests: 100, seconds: 20, atOnce: 10 },
    localeStyle: 'free',
    tier: 'BUSINESS',
  },
  PENDO: {
    kind: 'PENDO',
    name: 'Pendo',
    path: 'pendo',
    hosts: ['app.pendo.io'],
    auth: 'token',
    fields: [secret('integrationKey'), text('subscriptionId', { pattern: '[0-9]+' })],
    pages: ['list', 'create', 'sync'],
    capabilities: { ...bothWays, push: false },
    choices: [],
    deliveries: [],
    limits: { requests: 10, seconds: 1, atOnce: 2 },
    localeStyle: 'bcp47',
    tier: 'BUSINESS',
  },
  PHRASE: {
    kind: 'PHRASE',
    name: 'Phrase Strings',
    path: 'phrase',
    hosts: ['api.phrase.com', 'api.us.app.phrase.com'],
    auth: 'token',
    fields: [
      text('projectId', { pattern: '[A-Za-z0-9_-]+' }),
      secret('accessToken'),
      text('host', {
        type: 'choice',
        choices: ['api.phrase.com', 'api.us.app.phrase.com'],
        initial: 'api.phrase.com',
        ...optional,
      }),
    ],
    pages: ['list', 'config', 'config-group'],
    capabilities: bothWays,
    choices: ['contentType', 'locale'],
    deliveries: ['DRAFT'],
    limits: { requests: 1000, seconds: 300, atOnce: 4 },
    localeStyle: 'free',
    tier: 'BUSINESS',
  },
  WORDPRESS: {
    kind: 'WORDPRESS',
    name: 'WordPress',
    path: 'wordpress',
    hosts: 'free',
    auth: 'basic',
    fields: [
      url('baseUrl'),
      text('wpUser'),
      secret('wpPassword'),
      text('strategy', {
        type: 'choice',
        choices: ['POLYLANG', 'SEPARATE'],
        initial: 'POLYLANG',
        ...optional,
      }),
      text('params', { type: 'parameters', ...optional }),
      text('wpCookieUser', optional),
      secret('wpCookiePassword', optional),
    ],
    pages: ['list', 'config', 'config-group', 'request', 'sync'],
    capabilities: drafts,
    choices: ['contentType', 'locale'],
    deliveries: ['DRAFT', 'PUBLISH'],
    limits: { requests: 10, seconds: 1, atOnce: 4 },
    localeStyle: 'language',
    tier: 'BUSINESS',
  },
  ZENDESK: {
    kind: 'ZENDESK',
    name: 'Zendesk Help Center',
    path: 'zendesk',
    hosts: ['{subdomain}.zendesk.com'],
    auth: 'basic',
    fields: [
      text('subdomain', { pattern: '[a-z0-9][a-z0-9-]*' }),
      text('email', { type: 'email' }),
      secret('apiToken'),
      hookSecret,
    ],
    pages: ['config'],
    capabilities: { ...drafts, ...told },
    choices: ['contentType', 'locale'],
    deliveries: ['DRAFT', 'PUBLISH'],
    limits: { requests: 200, seconds: 60, atOnce: 4 },
    localeStyle: 'lower-hyphen',
    tier: 'BUSINESS',
  },
} as const satisfies { readonly [K in ConnectorKind]: ConnectorDescriptor & { readonly kind: K } }

/** Every kind of connector that there is; `connectors.list` says which of them an installation can connect. */
export const connectorKinds: Readonly<Record<ConnectorKind, ConnectorDescriptor>> = descriptors

/** The kind with this name in addresses. */
export const connectorKindOf = (path: string): ConnectorDescriptor | undefined =>
  Object.values(connectorKinds).find((one) => one.path === path)

/** Whether a value of a field has the form that the field wants; an empty one does where the field isn't required. */
export function isConnectorValue(field: ConnectorField, value: string): boolean {
  if (value === '') return !field.required
  if (field.choices) return field.choices.includes(value)
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`).test(value)) return false
  switch (field.type) {
    case 'url':
      return /^https?:\/\/[^\s?#]+$/.test(value) && URL.canParse(value)
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(value)
    case 'json':
      return isObject(value)
    default:
      return true
  }
}

function isObject(value: string): boolean {
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  } catch {
    return false
  }
}

/** A language as a system spells it, where nothing else was agreed: `pt_br` is `pt-BR`, `pt-br`, `pt_BR`, or `pt`. */
export function connectorLocale(locale: string, style: LocaleStyle): string {
  const [language = '', ...rest] = locale.split('_')
  const parts = rest.map((part) =>
    part.length === 4 ? part[0]!.toUpperCase() + part.slice(1) : part.length === 2 ? part.toUpperCase() : part,
  )
  switch (style) {
    case 'language':
      return language
    case 'lower-hyphen':
      return [language, ...rest].join('-')
    case 'underscore':
      return [language, ...parts].join('_')
    default:
      return [language, ...parts].join('-')
  }
}
