import type { CurrentAuthentication } from '@dragoman/sdk/operations/auth'
import type { LogoDetails } from '@dragoman/sdk/operations/branding'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { features } from '../../../features.ts'
import { tidy } from '../../../housekeeping.ts'
import { folderStore } from '../../../kernel/object-stores/folder-store.ts'
import { accounts, files, journal } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf } from '../../../testing/projects.ts'

const test = await openTestApp()
const { place, accountAdmin, sysadmin, manager, client, stranger, elsewhere } = test.people
const base = (accountId: string) => `/api/v3/account/${accountId}`
const own = base(place.accountId)

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" onload="alert(1)">' +
  '<script>alert(2)</script><rect width="24" height="24" fill="#0d3b4f"/></svg>'
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0d3b4f' } })

function upload(as: Person, content: Uint8Array | string, { path = `${own}/logo`, name = 'logo.png' } = {}) {
  const form = new FormData()
  form.append('file', new File([typeof content === 'string' ? content : Uint8Array.from(content)], name))
  return test.call(as, 'POST', path, form)
}

const brandSeenBy = async (person: Person) =>
  bodyOf<CurrentAuthentication>(await test.call(person, 'GET', '/api/v3/auth/current')).brand

const setTier = async (tier: 'PERSONAL' | 'BUSINESS') => {
  await test.db.update(accounts).set({ tier }).where(eq(accounts.id, place.accountId))
  await test.app.services.sessions.forget()
}

afterEach(() => setTier('BUSINESS'))

describe('the logo of an account', () => {
  it('[shell.logo] is shown to its people alone, in each variant, as long as the plan includes branding', async () => {
    const { logo } = bodyOf<LogoDetails>(await upload(accountAdmin, drawing, { name: 'nordlys.svg' }))
    expect(logo).toMatchObject({ fileName: 'nordlys.svg', mediaType: 'image/svg+xml', width: 24, isWide: false })
    expect(await brandSeenBy(client)).toMatchObject({ logo: { square: logo?.square } })
    expect(await brandSeenBy(stranger)).toBeUndefined()
    const square = await sharp((await test.download(null, logo?.square ?? '')).bytes).metadata()
    const wide = await sharp((await test.download(null, logo?.wide ?? '')).bytes).metadata()
    expect([square.format, square.width, square.height]).toEqual(['png', 256, 256])
    expect([wide.format, wide.width, wide.height]).toEqual(['png', 160, 160])
    await setTier('PERSONAL')
    expect(await brandSeenBy(client)).toBeUndefined()
  })

  it('of SVG is cleaned, and no browser runs a script in it', async () => {
    const { logo } = bodyOf<LogoDetails>(await upload(accountAdmin, drawing))
    const { bytes, headers } = await test.download(null, logo?.original ?? '')
    expect(new TextDecoder().decode(bytes)).not.toContain('alert')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'unsafe-inline';.* sandbox$/),
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['png', 'jpeg', 'webp'] as const)('can be a %s, and keeps nothing else of the file', async (format) => {
    const content = await picture(640, 160)
      .withExif({ IFD0: { Artist: 'at 52.5 north' } })
      .toFormat(format)
      .toBuffer()
    const { logo } = bodyOf<LogoDetails>(await upload(accountAdmin, content))
    expect(logo).toMatchObject({ mediaType: `image/${format}`, width: 640, height: 160, isWide: true })
    const original = await sharp((await test.download(null, logo?.original ?? '')).bytes).metadata()
    expect([original.format, original.exif]).toEqual([format, undefined])
  })

  it('is refused where it isn’t a picture, unfolds without end, or is larger than 2 MB', async () => {
    const endless = await picture(5_100, 5_000).png().toBuffer()
    const vast = '<svg xmlns="http://www.w3.org/2000/svg" width="9000000" height="1"><path onclick="a"></svg>'
    for (const content of ['<!doctype html><p>no', '', vast, endless, new Uint8Array(2 * 1024 * 1024 + 1)]) {
      expect(await upload(accountAdmin, content)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'body.file' }] },
      })
    }
  })

  it('is changed by administrators whose plan includes branding, and by no one for another account', async () => {
    expect((await upload(manager, drawing)).status).toBe(403)
    expect((await upload(accountAdmin, drawing, { path: `${base(elsewhere.accountId)}/logo` })).status).toBe(404)
    expect((await test.call(accountAdmin, 'DELETE', `${base(elsewhere.accountId)}/portal-logo`)).status).toBe(404)
    await setTier('PERSONAL')
    expect(await upload(accountAdmin, drawing)).toMatchObject({
      status: 422,
      body: { code: 'PLAN_LIMIT', data: { feature: 'BRANDING', accountTypes: ['BUSINESS', 'ENTERPRISE'] } },
    })
  })

  it('has a variant for the portal, and each change is in the journal with its author', async () => {
    await upload(accountAdmin, drawing, { path: `${own}/portal-logo`, name: 'portal.svg' })
    const { portalLogo } = (await brandSeenBy(client)) ?? {}
    expect(portalLogo).toBeDefined()
    expect((await test.call(sysadmin, 'DELETE', `${own}/portal-logo`)).status).toBe(204)
    expect(await brandSeenBy(client)).not.toHaveProperty('portalLogo')
    expect((await test.download(null, portalLogo?.square ?? '')).status).toBe(404)
    const rows = await test.db.select().from(journal).where(eq(journal.event, 'ACCOUNT_PORTAL_LOGO_REMOVED'))
    expect(rows).toMatchObject([{ accountId: place.accountId, before: { file: 'portal.svg' }, after: { file: null } }])
    const details = bodyOf<LogoDetails>(await test.call(accountAdmin, 'GET', `${own}/logo-details`))
    expect(details.changedBy).toMatchObject({ uuid: sysadmin.id })
  })

  it('is kept as long as the account uses it, and its file is deleted when it is replaced', async () => {
    const first =
      bodyOf<LogoDetails>(await upload(accountAdmin, drawing))
        .logo?.original.split('/')
        .at(-1) ?? ''
    const second =
      bodyOf<LogoDetails>(await upload(accountAdmin, drawing))
        .logo?.original.split('/')
        .at(-1) ?? ''
    await test.db.update(files).set({ createdAt: new Date(0) })
    await tidy({ db: test.db, store: folderStore('/there is no such folder'), features, now: new Date() })
    const kept = (await test.db.select().from(files)).map(({ key }) => key)
    expect([kept.includes(first), kept.includes(second)]).toEqual([false, true])
  })

  it('comes with the mails of the account', async () => {
    await upload(accountAdmin, drawing)
    await test.call(sysadmin, 'POST', `/api/v3/user/${manager.id}/one-time-login`)
    const { html, pictures } = await test.mailTo(manager.email)
    expect(html).toContain('src="cid:logo@dragoman"')
    const { format, width } = await sharp(pictures.get('logo@dragoman')).metadata()
    expect([format, width]).toEqual(['png', 256])
  })
})
