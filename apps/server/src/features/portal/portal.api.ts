import type { Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount } from '../../identity/visit-account.ts'
import { invalid } from '../../kernel/refusals.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { changeSettings, settingsOf, showPortal, showSettings } from './portal-settings.ts'
import { translateText } from './translate-text.ts'

export const portal = {
  get: ({ db, session }) => showPortal(db, session),

  async getSettings({ db, session, settings }) {
    return showSettings(await settingsOf(db, session.account.id), settings)
  },

  async updateSettings(input) {
    const { db, session, settings, body } = input
    const account = await holdReachedAccount(input, session.account.id)
    const { id } = account
    const before = await settingsOf(db, id)
    const entity = accountEntity(account)
    await input.requireVersion({ entity, present: () => showSettings(before, settings), events: ['PORTAL_UPDATED'] })
    const after = await changeSettings(db, id, before, body)
    await input.journal({ entity, before, after })
    return showSettings(after, settings)
  },

  async translate(input) {
    const { sourceLocale, targetLocale, instructions } = input.body
    requireLanguage(sourceLocale, 'body.sourceLocale')
    requireLanguage(targetLocale, 'body.targetLocale')
    if (sourceLocale === targetLocale)
      throw invalid('body.targetLocale', 'The target language has to differ from the source language.')
    const { formality, tone } = await settingsOf(input.pool, input.session.account.id)
    return translateText(input, { ...input.body, instructions: { formality, tone, ...instructions } })
  },
} satisfies Handlers<'portal'>
