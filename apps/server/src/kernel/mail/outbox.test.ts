import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseConnection } from '../database/connect.ts'
import { createTestDatabase } from '../../testing/database/testing.ts'
import { mails } from '../tables.ts'
import { silent } from '../../testing/silent.ts'
import { composeMail } from './compose.ts'
import { wordLanguages } from '../words/words.ts'
import { type MailKind, mailParts } from './mail-words.ts'
import { createOutbox } from './outbox.ts'
import { folderTransport, type MailTransport, smtpTransport } from './transport.ts'

let connection: DatabaseConnection
let folder: string
beforeAll(async () => {
  connection = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'mails-'))
})
afterAll(async () => {
  await connection.close()
  await rm(folder, { recursive: true })
})

const from = 'Dragoman <no-reply@example.com>'
const noObjects = { content: () => Promise.reject(new Error('no pictures here')) }
const reader = { email: 'lucia@example.com', name: 'Lucía', language: 'es' }

/** Writes one mail and lets the outbox send what is due, as often as `times` says, at the times that it waits for. */
async function send(transport: MailTransport, times = 1) {
  const db = connection.database
  await db.delete(mails)
  let now = new Date()
  const options = { db, ...silent, now: () => now, secretKey: 'a key for tests only', transport, objects: noObjects }
  const writer = createOutbox(options)
  await writer.stop()
  await writer.write(db, reader, 'mfaCode', { code: '123456', minutes: 10 })
  for (let time = 0; time < times; time += 1) {
    // A new outbox sends at once what is due, and stopping waits for that.
    await createOutbox(options).stop()
    now = new Date(now.getTime() + 24 * 60 * 60_000)
  }
  const [row] = await db.select().from(mails)
  return row!
}

describe('a mail', () => {
  it('becomes a file that any mail program reads, and is forgotten', async () => {
    const row = await send(folderTransport(folder, from))
    expect(row).toMatchObject({ recipient: reader.email, content: null, dueAt: null, error: null })
    const [name = ''] = await readdir(folder)
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    expect(mail).toMatchObject({
      subject: '123456 es su código de inicio de sesión en Dragoman',
      from: { address: 'no-reply@example.com' },
      to: [{ address: reader.email }],
    })
    expect(mail.text).toContain('Hola, Lucía:')
    expect(mail.html).toContain('<html lang="es" dir="ltr">')
  })

  it('is handed to a mail server', async () => {
    const received: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString())
          done()
        })
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    const row = await send(smtpTransport(`smtp://127.0.0.1:${port}`, from))
    await new Promise<void>((resolve) => server.close(resolve))
    expect(row).toMatchObject({ content: null, dueAt: null })
    expect(received).toHaveLength(1)
    expect(await PostalMime.parse(received[0]!)).toMatchObject({
      subject: '123456 es su código de inicio de sesión en Dragoman',
      messageId: `<${row.id}@dragoman>`,
    })
  })

  it('waits when it is not taken, keeps nothing readable meanwhile, and is sent later', async () => {
    let attempts = 0
    const failing = { send: async () => void (await Promise.reject(new Error(`attempt ${++attempts}: no route`))) }
    const row = await send(failing)
    expect(row).toMatchObject({ attempts: 1, sentAt: null, error: 'attempt 1: no route' })
    expect(row.dueAt!.getTime()).toBeGreaterThan(Date.now())
    expect(JSON.stringify(row)).not.toContain('123456')
    const late = await send(
      { send: async () => void (attempts++ < 3 ? await Promise.reject(new Error('busy')) : undefined) },
      4,
    )
    expect(late).toMatchObject({ content: null, error: null })
    expect(late.sentAt).not.toBeNull()
  })

  it('is given up after six attempts', async () => {
    const row = await send({ send: () => Promise.reject(new Error('no such mailbox')) }, 9)
    expect(row).toMatchObject({ attempts: 6, dueAt: null, sentAt: null, error: 'no such mailbox' })
  })
})

const kinds = Object.keys(mailParts) as MailKind[]
const values = {
  name: 'N<b>',
  link: 'https://x.example/go/1/2?a=b&c',
  code: '123456',
  minutes: 10,
  days: 7,
  inviter: 'I',
  account: 'A',
  email: 'e@x.example',
  newEmail: 'n@x.example',
}

describe.each(wordLanguages)('in %s', (language) => {
  it.each(kinds)('%s says everything, and nothing as markup', (kind) => {
    const { subject, text, html } = composeMail(kind, language, values)
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/)
    expect(html).not.toContain('N<b>')
    expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    // An unknown message would show its id.
    expect(`${subject}${text}`).not.toMatch(/\bmail\.\w+/)
  })
})

it('a mail is in English if there is no translation for its language', () => {
  expect(composeMail('mfaCode', 'nl', values).text).toBe(composeMail('mfaCode', 'en', values).text)
  expect(composeMail('mfaCode', 'pt-BR', values).text).toBe(composeMail('mfaCode', 'pt', values).text)
})

it('a mail uses the plural forms of its language', () => {
  expect(composeMail('invitation', 'ar', { ...values, days: 7 }).text).toContain('7 أيام')
  expect(composeMail('invitation', 'ru', { ...values, days: 1 }).text).toContain('1 день')
  expect(composeMail('reset', 'en', { ...values, minutes: 1 }).text).toContain('expires in 1 minute.')
})
