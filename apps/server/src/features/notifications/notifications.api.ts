import { notificationKinds } from '@dragoman/sdk/notifications'
import type { NotificationDefaults } from '@dragoman/sdk/operations/notifications'
import type { Context, Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { tellOfMarks } from './tell-of-marks.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { versionOf } from '../../kernel/version.ts'
import { wordLanguage, wordsIn } from '../../kernel/words/words.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import { findProject } from '../work/find-project.ts'
import { defaultsOf, stateOf } from './choices.ts'
import { countUnread, listNotifications, markNotifications } from './list-notifications.ts'
import { listMuted, mute, unmute } from './muted-projects.ts'
import { kindName } from './sentences.ts'
import { findUnsubscribeLink, spendUnsubscribeLink } from './unsubscribe-links.ts'
import { unsubscribePage } from './unsubscribe-page.ts'
import { writeDefaults } from './write-defaults.ts'

const events = ['NOTIFICATION_DEFAULTS_UPDATED'] as const

export const notifications = {
  async getDefaults(input) {
    return show(input, await visitAccount(input, input.path.accountUUID, 'SETTINGS'))
  },

  async updateDefaults(input) {
    const { db, session, body, journal } = input
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const present = () => show(input, account)
    await input.requireVersion({ entity: accountEntity(account), present, events })
    const before = stateOf(await defaultsOf(db, account.id))
    await writeDefaults(db, account.id, body.kinds)
    const { isChanged, ...parts } = changedFields(before, stateOf(await defaultsOf(db, account.id)))
    const author = { accountId: account.id, userId: session.user.id }
    if (isChanged) await journal({ author, entity: accountEntity(account), ...parts })
    return present()
  },

  list: ({ db, session, query }) => listNotifications(db, session, query),

  async countUnread({ db, session }) {
    return { unread: await countUnread(db, session) }
  },

  async markRead({ db, session, body, now, pool, request, afterCommit }) {
    const isChanged = await markNotifications(db, session, { ids: body.uuids, read: body.read ?? true, now })
    // Their other browsers count again, too.
    if (isChanged) afterCommit(() => tellOfMarks(pool, session, request.id))
    return { unread: await countUnread(db, session) }
  },

  listMutedProjects: ({ db, session }) => listMuted(db, session),

  async muteProject({ db, session, path }) {
    const { id } = await findProject(db, session, path.projectUuid)
    await mute(db, session, id)
  },

  async unmuteProject({ db, session, path }) {
    // People who no longer see a project can still unmute it.
    const wasMuted = await unmute(db, session, path.projectUuid)
    if (!wasMuted) await findProject(db, session, path.projectUuid)
  },

  async showUnsubscribe({ db, path, request, now }) {
    const found = await findUnsubscribeLink(db, path.token, now)
    if (!found) return usedPage(request.headers)
    const { language } = found.user
    const kind = kindName(found.link.kind, language)
    return unsubscribePage(language, wordsIn(language)('notices.off.text', { kind }), { button: true })
  },

  async unsubscribe({ db, path, request, now, journal }) {
    const found = await findUnsubscribeLink(db, path.token, now, { held: true })
    if (!found) return usedPage(request.headers)
    const { link, user } = found
    await spendUnsubscribeLink(db, found, now)
    await journal({
      author: { accountId: user.accountId, userId: user.id },
      entity: { type: 'USER', id: user.id, name: user.name },
      detail: { turnedOff: link.kind ?? 'DAILY' },
    })
    const kind = kindName(link.kind, user.language)
    return unsubscribePage(user.language, wordsIn(user.language)('notices.off.done', { kind }))
  },
} satisfies Handlers<'notifications'>

function usedPage(headers: Headers): Response {
  const language = wordLanguage(headers.get('accept-language') ?? '') ?? 'en'
  return unsubscribePage(language, wordsIn(language)('notices.off.used'))
}

async function show({ db, session }: Context, { id }: AccountRow): Promise<NotificationDefaults> {
  const defaults = await defaultsOf(db, id)
  const kinds = notificationKinds.map(({ code, roles }) => {
    const { email, daily, inApp } = defaults.get(code)!
    return { code, roles: [...email], daily: [...daily], inApp: [...inApp], available: [...roles] }
  })
  return { kinds, version: versionOf(kinds), ...(await lastSettingsChange(db, session, id, { events })) }
}
