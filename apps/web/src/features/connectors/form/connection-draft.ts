import { isConnectorValue, type ConnectorDescriptor, type ConnectorField } from '@dragoman/sdk/connector-kinds'
import type {
  ConnectorConfig,
  ConnectorConfigInput,
  ConnectorConfigUpdate,
  ConnectorRepository,
  ConnectorSettings,
} from '@dragoman/sdk/operations/connectors'

/** A repository as the form has it: `owner/name` in one field. */
export interface RepositoryDraft {
  key: number
  path: string
  baseBranch: string
  configPath: string
  projectTag: string
}

export interface ConnectionDraft {
  name: string
  unit: string | null
  fields: Readonly<Record<string, string>>
  repositories: readonly RepositoryDraft[]
  settings: ConnectorSettings
}

/** The sign of a stored secret. */
const masked = '********'

export const emptyDraft = ({ fields, name }: ConnectorDescriptor): ConnectionDraft => ({
  name,
  unit: null,
  fields: Object.fromEntries(fields.map((field) => [field.name, field.initial ?? ''])),
  repositories: [],
  settings: {},
})

export const draftOf = (config: ConnectorConfig): ConnectionDraft => ({
  name: config.name,
  unit: config.orgUnit.uuid,
  fields: config.fields,
  repositories: (config.repositories ?? []).map((one, key) => ({
    key,
    path: `${one.owner}/${one.name}`,
    baseBranch: one.baseBranch ?? '',
    configPath: one.configPath ?? '',
    projectTag: one.projectTag ?? '',
  })),
  settings: config.settings,
})

export const emptyRepository = (all: readonly RepositoryDraft[]): RepositoryDraft => ({
  key: Math.max(-1, ...all.map(({ key }) => key)) + 1,
  path: '',
  baseBranch: '',
  configPath: '',
  projectTag: '',
})

/** Whether a field has what it needs; a stored secret does. */
export const isRightField = (field: ConnectorField, value: string | undefined): boolean =>
  value === masked || isConnectorValue(field, value ?? '')

export const isRightRepository = ({ path }: RepositoryDraft): boolean => /^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/.test(path)

/** Whether a draft has all that it needs to be saved. */
export const isRight = (kind: ConnectorDescriptor, draft: ConnectionDraft): boolean =>
  draft.name.trim() !== '' &&
  draft.unit !== null &&
  kind.fields.every((field) => isRightField(field, draft.fields[field.name])) &&
  draft.repositories.every(isRightRepository)

const repositoryOf = ({ path, baseBranch, configPath, projectTag }: RepositoryDraft): ConnectorRepository => {
  const [owner = '', name = ''] = path.split('/')
  return {
    owner,
    name,
    ...(baseBranch.trim() && { baseBranch: baseBranch.trim() }),
    ...(configPath.trim() && { configPath: configPath.trim() }),
    ...(projectTag.trim() && { projectTag: projectTag.trim() }),
  }
}

/** Changes of a connection that a draft makes. */
export const updateOf = (kind: ConnectorDescriptor, draft: ConnectionDraft): ConnectorConfigUpdate => ({
  name: draft.name.trim(),
  fields: draft.fields,
  ...(kind.hasRepositories && { repositories: draft.repositories.map(repositoryOf) }),
  settings: draft.settings,
})

/** A new connection, which runs only once it is turned on. */
export const inputOf = (kind: ConnectorDescriptor, draft: ConnectionDraft): ConnectorConfigInput => ({
  kind: kind.kind,
  name: draft.name.trim(),
  orgUnitUuid: draft.unit!,
  active: false,
  fields: Object.fromEntries(Object.entries(draft.fields).filter(([, value]) => value !== '')),
})
