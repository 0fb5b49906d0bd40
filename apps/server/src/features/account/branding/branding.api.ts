import type { LogoDetails } from '@dragoman/sdk/operations/branding'
import { logoPictures } from '../../../identity/brand.ts'
import type { Context, Handlers } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import { reachAccount } from '../../../identity/reach-account.ts'
import { requireFeature } from '../../../identity/require-feature.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../../identity/visit-account.ts'
import { lastChange } from '../../../kernel/journal.ts'
import type { StoredLogo } from '../../../kernel/tables.ts'
import { findLogo, recorded, writeLogo, type LogoColumn } from './logo-rows.ts'
import { readPictures, storeLogo } from './store-logo.ts'

export const branding = {
  async getLogoDetails(input) {
    return showLogos(input, await visitAccount(input, input.path.accountUUID, 'BRANDING'))
  },

  uploadLogo: (input) => replaceLogo(input, 'logo', input.body.file),
  removeLogo: (input) => removeLogo(input, 'logo'),
  uploadPortalLogo: (input) => replaceLogo(input, 'portalLogo', input.body.file),
  removePortalLogo: (input) => removeLogo(input, 'portalLogo'),

  async getLogo({ db, objects, path }) {
    const mediaType = await findLogo(db, path.key)
    return new Response(await objects.content(path.key), {
      headers: {
        'Content-Type': mediaType,
        'Content-Disposition': 'inline',
        // An SVG file that is opened by itself is a page.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        // A new logo has new addresses.
        'Cache-Control': 'public, max-age=86400, immutable',
      },
    })
  },
} satisfies Handlers<'branding'>

type Change = Context & { path: { accountUUID: string } }

async function replaceLogo(input: Change, column: LogoColumn, file: File): Promise<LogoDetails> {
  const { path, session } = input
  requireFeature(session, 'BRANDING')
  await reachAccount(input.db, session, path.accountUUID)
  const pictures = await readPictures(file)
  return input.inTransaction(async (context) => {
    const account = await holdReachedAccount(context, path.accountUUID)
    const logo = await storeLogo(context, account.id, file.name, pictures)
    return showLogos(context, await changeLogo(context, account, column, logo))
  })
}

async function removeLogo(input: Change, column: LogoColumn): Promise<void> {
  const account = await holdReachedAccount(input, input.path.accountUUID)
  if (account[column]) await changeLogo(input, account, column, null)
}

async function changeLogo(input: Context, held: AccountRow, column: LogoColumn, logo: StoredLogo | null) {
  const { db, journal, sessions, afterCommit } = input
  const row = await writeLogo(db, held, column, logo)
  await journal({
    accountId: row.id,
    entity: accountEntity(row),
    before: recorded(held[column]),
    after: recorded(logo),
  })
  afterCommit(() => sessions.forget())
  return row
}

const events = [
  'ACCOUNT_LOGO_CHANGED',
  'ACCOUNT_LOGO_REMOVED',
  'ACCOUNT_PORTAL_LOGO_CHANGED',
  'ACCOUNT_PORTAL_LOGO_REMOVED',
] as const

async function showLogos({ db, session }: Pick<Context, 'db' | 'session'>, account: AccountRow): Promise<LogoDetails> {
  const { id, name, logo, portalLogo } = account
  const change = await lastChange(db, id, { type: 'ACCOUNT', id }, { events })
  const people = await loadPeople(db, session, [change?.by?.uuid ?? null])
  const changedBy = people(change?.by?.uuid ?? null)
  return {
    name,
    ...(logo && { logo: showLogo(logo) }),
    ...(portalLogo && { portalLogo: showLogo(portalLogo) }),
    ...(changedBy && { changedBy }),
    ...(change && { changedDate: change.at.getTime() }),
  }
}

function showLogo(logo: StoredLogo) {
  const { fileName, mediaType, size, width, height } = logo
  return { ...logoPictures(logo), fileName, mediaType, size, width, height }
}
