import type { Context, Handlers } from '../../identity/context.ts'
import { requireFeature } from '../../identity/require-feature.ts'
import { only } from '../../kernel/database/one-row.ts'
import { configEntity, findConfig, type ConfigRow } from './configs/find-config.ts'
import { adapters } from './kinds/adapters.ts'
import { removeConfig } from './configs/remove-config.ts'
import { addConfig, changeConfig, recordedConfig } from './configs/write-config.ts'
import { openConnection } from './connection/open-connection.ts'
import { orFail, tryConnection } from './connection/try-connection.ts'
import { decide, showConflict } from './engine/conflicts.ts'
import { listConfigs, listItems } from './views/list-configs.ts'
import { showOverview, showTarget } from './views/list-connectors.ts'
import { showConfigs } from './views/show-config.ts'

type Shown = Pick<Context, 'db' | 'session' | 'settings'>

const show = async ({ db, session, settings }: Shown, row: ConfigRow) =>
  only(await showConfigs(db, session, [row], settings))

/** The part of `connectors` that is about connections. */
export const connectionCalls = {
  list({ db, session, now }) {
    requireFeature(session, 'INTEGRATIONS')
    return showOverview(db, session, now)
  },

  listConfigs({ db, session, query, settings, now }) {
    requireFeature(session, 'INTEGRATIONS')
    return listConfigs({ db, session, settings, now }, query)
  },

  async createConfig(input) {
    const row = await addConfig(input, input.body)
    await input.journal({ entity: configEntity(row), after: recordedConfig(row) })
    return show(input, row)
  },

  async getConfig(input) {
    return show(input, await findConfig(input.db, input.session, input.path.configUuid))
  },

  async updateConfig(input) {
    const { db, session, path, body } = input
    const held = await findConfig(db, session, path.configUuid, true)
    const entity = configEntity(held)
    await input.requireVersion({ entity, present: () => show(input, held) })
    const row = await changeConfig(input, held, body)
    await input.journal({ entity, before: recordedConfig(held), after: recordedConfig(row) })
    return show(input, row)
  },

  async removeConfig({ db, session, path, journal }) {
    const held = await findConfig(db, session, path.configUuid, true)
    await removeConfig(db, held)
    await journal({ entity: configEntity(held), before: recordedConfig(held) })
  },

  async test({ db, session, path, settings }) {
    const config = await findConfig(db, session, path.configUuid)
    return tryConnection(adapters[config.kind], await openConnection(db, config, settings))
  },

  async listChoices({ db, session, path, query, settings }) {
    const config = await findConfig(db, session, path.configUuid)
    const connection = await openConnection(db, config, settings)
    const found = await orFail(adapters[config.kind].choices(connection, query.field, query.repository))
    return found.toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
  },

  async listItems({ db, session, path, query }) {
    const config = await findConfig(db, session, path.configUuid)
    return listItems(db, config, query)
  },

  async getConflict(input) {
    const config = await findConfig(input.db, input.session, input.path.configUuid)
    return showConflict(input, config, input.path.targetUuid)
  },

  async decide(input) {
    const { db, session, path, body } = input
    const config = await findConfig(db, session, path.configUuid, true)
    const { target, title } = await decide(input, config, path.targetUuid, body)
    const detail = { decision: body.decision, item: title, locale: target.locale }
    await input.journal({ entity: configEntity(config), detail })
    return showTarget(target)
  },
} satisfies Partial<Handlers<'connectors'>>
