import type { GithubConfig, GithubRepository } from '@dragoman/sdk/operations/githubConnector'
import type { Handlers } from '../../../identity/context.ts'
import { impossible, notFound } from '../../../kernel/refusals.ts'
import { configEntity, findDefault, type ConfigRow } from '../configs/find-config.ts'
import { changeConfig, recordedConfig } from '../configs/write-config.ts'
import { createDefault, deliverDefault, showDefault, syncDefault, updateDefault } from './default-config.ts'

const kind = 'GITHUB'
const mostRepositories = 100
const keyOf = ({ owner, name }: { owner: string; name: string }) => `${owner}/${name}`.toLowerCase()

const showRepositories = ({ id, repositories }: ConfigRow): GithubRepository[] =>
  repositories.map(({ name, owner, baseBranch = 'main', configPath = 'crowdin.yml', projectTag }) => ({
    configUUID: id,
    name,
    owner,
    baseBranch,
    configPath,
    projectTag: projectTag ?? `${owner}-${name}`,
  }))

/** The published calls of GitHub. */
export const githubConnector = {
  async createConfig(input) {
    return showDefault(input, await createDefault(input, kind, { ...input.body })) as GithubConfig
  },
  async updateConfig(input) {
    return showDefault(input, await updateDefault(input, kind, { ...input.body })) as GithubConfig
  },
  async getConfig(input) {
    const { db, session, path } = input
    return showDefault(input, await findDefault(db, session, kind, path.orgUnitUUID)) as GithubConfig
  },

  async listRepositories({ db, session, path }) {
    return showRepositories(await findDefault(db, session, kind, path.orgUnitUUID))
  },

  async saveRepositories(input) {
    const { db, session, path, body, journal } = input
    const held = await findDefault(db, session, kind, path.orgUnitUUID, true)
    if (body.some(({ configUUID }) => configUUID !== undefined && configUUID !== held.id)) throw notFound('connection')
    const all = new Map(held.repositories.map((one) => [keyOf(one), one]))
    for (const { configUUID: _, ...given } of body) all.set(keyOf(given), { ...all.get(keyOf(given)), ...given })
    if (all.size > mostRepositories)
      throw impossible(`A configuration can have ${mostRepositories} repositories. Remove some first.`, 'TOO_MANY')
    const row = await changeConfig(input, held, { repositories: [...all.values()] })
    await journal({ entity: configEntity(row), before: recordedConfig(held), after: recordedConfig(row) })
    return showRepositories(row)
  },

  async removeRepository(input) {
    const { db, session, path, journal } = input
    const held = await findDefault(db, session, kind, path.orgUnitUUID, true)
    const left = held.repositories.filter((one) => keyOf(one) !== keyOf(path))
    if (left.length === held.repositories.length) throw notFound('repository')
    const row = await changeConfig(input, held, { repositories: left })
    await journal({ entity: configEntity(row), before: recordedConfig(held), after: recordedConfig(row) })
  },

  sync: (input) =>
    syncDefault(input, kind, input.body, {
      ...(input.body.repository !== undefined && { repository: input.body.repository }),
      reference: input.body.reference,
    }),

  deliver: (input) => deliverDefault(input, kind),
} satisfies Handlers<'githubConnector'>
