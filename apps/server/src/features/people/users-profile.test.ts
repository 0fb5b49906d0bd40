import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { files, users } from '../../kernel/tables.ts'
import { folderStore } from '../../kernel/object-stores/folder-store.ts'
import { features } from '../../features.ts'
import { tidy } from '../../housekeeping.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()

const self = '/api/v3/user/logged-user'
const avatarPath = '/api/v3/user/user-avatar'

const picture = (width = 400, height = 300) => sharp({ create: { width, height, channels: 3, background: '#c33' } })

function upload(as: Person, content: Uint8Array | string, name = 'me.png') {
  const form = new FormData()
  form.append(
    'file',
    new File([typeof content === 'string' ? content : Uint8Array.from(content)], name, { type: 'image/png' }),
  )
  return test.call(as, 'PUT', avatarPath, form)
}

describe('one’s data', () => {
  it('a change of the profile keeps what it leaves out, and clears what it says is null', async () => {
    const { client } = test.people
    const body = {
      name: 'Cleo Client',
      country: 'BR',
      state: 'SP',
      city: 'São Paulo',
      postalCode: '01310',
      timezone: 'America/Sao_Paulo',
      currency: 'BRL',
      slackHandle: '@cleo',
    }
    expect((await test.call(client, 'PUT', self, body)).body).toMatchObject({
      ...body,
      language: 'en',
      mfaEmail: false,
    })
    const less = bodyOf<LoggedUser>(await test.call(client, 'PUT', self, { name: 'Cleo C.', slackHandle: null }))
    expect([less.name, less.city, less.slackHandle]).toEqual(['Cleo C.', body.city, undefined])
    expect((await test.call(client, 'GET', '/api/v3/auth/current')).body).toMatchObject({ user: { name: 'Cleo C.' } })
  })

  it('an invalid profile field is named, and nothing changes', async () => {
    const { client } = test.people
    const answer = await test.call(client, 'PUT', self, { name: 'Somebody else', timezone: 'Mars/Base' })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'body.timezone' }] } })
    expect((await test.call(client, 'GET', self)).body).toMatchObject({ name: 'Cleo C.' })
  })
})

describe('one’s picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'can be a %s, and is kept as a square without what else was in the file',
    async (format) => {
      const { linguistA } = test.people
      const content = await picture()
        .withExif({ IFD0: { Artist: 'at 52.5 north' } })
        .toFormat(format)
        .toBuffer()
      const { avatar } = bodyOf<{ avatar: string }>(await upload(linguistA, content))
      expect((await test.call(linguistA, 'GET', '/api/v3/auth/current')).body).toMatchObject({ user: { avatar } })
      const { bytes, headers } = await test.download(test.people.client, avatar)
      const { format: kept, width, height, exif } = await sharp(bytes).metadata()
      expect([kept, width, height, exif]).toEqual(['webp', 256, 256, undefined])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    },
  )

  it.each([
    ['a script that calls itself a picture', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('a profile picture is never %s', async (_, content) => {
    expect(await upload(test.people.linguistA, content)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.file' }] },
    })
  })

  it('a GIF, a damaged file, a decompression bomb and a file over 5 MB are refused as a picture', async () => {
    const { linguistA } = test.people
    const whole = await picture().png().toBuffer()
    const large = new Uint8Array(5 * 1024 * 1024 + 1)
    const endless = await picture(10_000, 8_000).png().toBuffer()
    for (const content of [await picture().gif().toBuffer(), whole.subarray(0, whole.length - 60), endless, large]) {
      expect(await upload(linguistA, content)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'body.file' }] },
      })
    }
  })

  it('a picture is visible only in its account, until it is removed or replaced', async () => {
    const { linguistB, stranger } = test.people
    const content = await picture().png().toBuffer()
    const first = bodyOf<{ avatar: string }>(await upload(linguistB, content)).avatar
    expect((await test.call(stranger, 'GET', first)).status).toBe(404)
    expect((await test.call(null, 'GET', first)).status).toBe(401)
    const second = bodyOf<{ avatar: string }>(await upload(linguistB, content)).avatar
    expect(second).not.toBe(first)
    expect((await test.download(linguistB, first)).status).toBe(404)
    expect((await test.call(linguistB, 'DELETE', avatarPath)).status).toBe(200)
    expect((await test.download(linguistB, second)).status).toBe(404)
    expect((await test.call(linguistB, 'GET', self)).body).not.toHaveProperty('avatar')
  })

  it('housekeeping keeps pictures in use', async () => {
    const { linguistB } = test.people
    const { avatar } = bodyOf<{ avatar: string }>(await upload(linguistB, await picture().png().toBuffer()))
    const key = avatar.split('/').at(-1) ?? ''
    await test.db
      .update(files)
      .set({ createdAt: new Date(0) })
      .where(eq(files.key, key))
    await tidy({ db: test.db, store: folderStore('/there is no such folder'), features, now: new Date() })
    expect(await test.db.select().from(files).where(eq(files.key, key))).toHaveLength(1)
  })
})

describe('preferences', () => {
  const settings = '/api/v3/user/preference-settings'
  const subscriptions = '/api/v3/user/subscriptions'

  it('omitted preferences stay, and everyone has their own', async () => {
    const { manager, otherManager } = test.people
    const chosen = { theme: 'dark', density: 'compact', language: 'ja' }
    expect((await test.call(manager, 'PUT', settings, chosen)).body).toMatchObject(chosen)
    expect((await test.call(manager, 'PUT', settings, { notifications: ['TASK_ASSIGNED'] })).body).toEqual({
      ...chosen,
      keyboardShortcuts: true,
      editorKeys: { set: 'DRAGOMAN', own: [] },
      notifications: ['TASK_ASSIGNED'],
      firstSteps: true,
    })
    expect((await test.call(otherManager, 'GET', settings)).body).toMatchObject({
      theme: 'light',
      density: 'regular',
      language: 'en',
    })
    const [row] = await test.db.select().from(users).where(eq(users.id, manager.id))
    expect(row?.language).toBe('ja')
  })

  it('concurrent changes of preferences are all kept', async () => {
    const { linguistDe } = test.people
    const changes = [{ theme: 'dark' }, { density: 'compact' }, { notifications: ['TASK_ASSIGNED'] }]
    await Promise.all(changes.map((change) => test.call(linguistDe, 'PUT', settings, change)))
    expect((await test.call(linguistDe, 'GET', settings)).body).toMatchObject(Object.assign({}, ...changes))
  })

  it('the profile shows the mail subscriptions', async () => {
    const { manager } = test.people
    const { body } = await test.call(manager, 'PUT', subscriptions, { subscriptions: ['PROJECT_MESSAGE'] })
    expect((body as { code: string; subscribed: boolean }[]).filter(({ subscribed }) => subscribed)).toEqual([
      { code: 'PROJECT_MESSAGE', subscribed: true, daily: false },
    ])
    expect((await test.call(manager, 'GET', self)).body).toMatchObject({ subscriptions: ['PROJECT_MESSAGE'] })
    expect((await test.call(manager, 'GET', settings)).body).toMatchObject({ theme: 'dark' })
  })

  it('keys of the editor are kept, and those that stand for two commands are refused', async () => {
    const { manager, otherManager } = test.people
    const put = (own: object[]) => test.call(manager, 'PUT', settings, { editorKeys: { set: 'MEMOQ', own } })
    const own = [
      { command: 'concordance', keys: 'Alt+K' },
      { command: 'fix', keys: '' },
      { command: 'ignore', keys: '' },
    ]
    expect((await put(own)).status).toBe(200)
    expect((await test.call(manager, 'GET', settings)).body).toMatchObject({ editorKeys: { set: 'MEMOQ', own } })
    expect((await test.call(otherManager, 'GET', settings)).body).toMatchObject({ editorKeys: { set: 'DRAGOMAN' } })
    for (const [second, field] of [
      [{ command: 'fix', keys: 'Alt+K' }, 'body.editorKeys.own[1].keys'],
      [{ command: 'concordance', keys: 'Alt+J' }, 'body.editorKeys.own[1].command'],
      [{ command: 'fix', keys: 'Alt K' }, 'body.editorKeys.own[1].keys'],
      [{ command: 'dance', keys: 'Alt+J' }, 'body.editorKeys.own[1].command'],
    ] as const)
      expect(await put([own[0]!, second])).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('an unknown notification type is refused', async () => {
    const answers = [
      await test.call(test.people.manager, 'PUT', subscriptions, { subscriptions: ['WEATHER'] }),
      await test.call(test.people.manager, 'PUT', settings, { notifications: ['WEATHER'] }),
    ]
    expect(answers).toMatchObject([
      { status: 400, body: { errors: [{ field: 'body.subscriptions' }] } },
      { status: 400, body: { errors: [{ field: 'body.notifications' }] } },
    ])
  })
})

it('people turn automatic assignment on or off for themselves and for people below them', async () => {
  const { linguistA, linguistB, manager } = test.people
  const path = (person: Person) => `/api/v3/user/${person.id}/autopilot-settings`
  expect((await test.call(linguistA, 'PUT', path(linguistA), { enabled: false })).status).toBe(200)
  expect((await test.call(linguistA, 'GET', path(linguistA))).body).toEqual({ enabled: false })
  expect((await test.call(linguistA, 'PUT', path(linguistB), { enabled: false })).status).toBe(404)
  expect((await test.call(manager, 'PUT', path(linguistA), { enabled: true })).status).toBe(200)
  expect((await test.call(manager, 'PUT', path(test.people.admin), { enabled: true })).status).toBe(403)
})

it('the profile shows whether two-factor authentication is set up', async () => {
  const { otherManager } = test.people
  expect((await test.call(otherManager, 'GET', self)).body).toMatchObject({
    mfa: false,
    mfaEnabled: false,
    mfaEmail: false,
  })
  await test.db.update(users).set({ mfaEmail: true }).where(eq(users.id, otherManager.id))
  expect((await test.call(otherManager, 'GET', self)).body).toMatchObject({
    mfa: true,
    mfaEnabled: false,
    mfaEmail: true,
  })
})
