import type { ConnectorSettings } from '@dragoman/sdk/operations/connectors'
import type { ConfigRow } from '../configs/find-config.ts'

/** The tag of the continuous project that takes the content of a connection, or of one of its repositories (`owner/name`). */
export function tagOf(
  { kind, name, repositories }: Pick<ConfigRow, 'kind' | 'name' | 'repositories'>,
  { projectTag }: ConnectorSettings,
  repositoryName: string | undefined,
): string {
  const repository = repositories.find((one) => `${one.owner}/${one.name}` === repositoryName)
  const made = repository ? `${repository.owner}-${repository.name}` : `${kind.toLowerCase()}-${name}`
  return repository?.projectTag ?? projectTag ?? made.replaceAll(/[/\\]/g, '-').slice(0, 100)
}
