import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { decrypted, encrypted, type Encrypted, type SecretKey } from '../../../kernel/encrypted.ts'
import type { ConfigRow } from './find-config.ts'

/** A secret as it is shown, and as it is sent to keep the stored one. */
export const masked = '********'

/** Each connection has a key of its own: what is copied to another row can't be read there. */
export const connectorPurpose = (configId: string) => `connector ${configId}`

export const sealedSecrets = (secrets: Record<string, string>, configId: string, secretKey: SecretKey): Encrypted =>
  encrypted(JSON.stringify(secrets), secretKey, connectorPurpose(configId))

export const secretsOf = ({ id, secrets }: Pick<ConfigRow, 'id' | 'secrets'>, secretKey: SecretKey) =>
  JSON.parse(decrypted(secrets, secretKey, connectorPurpose(id))) as Record<string, string>

/** Fields that are secret, and the others. */
export function divided(kind: ConnectorKind, fields: Readonly<Record<string, string>>) {
  const names = new Set(connectorKinds[kind].fields.filter(({ secret }) => secret).map(({ name }) => name))
  const entries = Object.entries(fields).filter(([, value]) => value !== '')
  return {
    open: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
    secret: Object.fromEntries(entries.filter(([name]) => names.has(name))),
  }
}

/** The fields of a connection as people see them. */
export function maskedFields(config: ConfigRow, secretKey: SecretKey): Record<string, string> {
  const secrets = Object.keys(secretsOf(config, secretKey)).map((name): [string, string] => [name, masked])
  return { ...config.fields, ...Object.fromEntries(secrets) }
}
