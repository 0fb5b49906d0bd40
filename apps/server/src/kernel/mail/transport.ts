import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lazy } from '../lazy.ts'
import type { MailContent } from './compose.ts'
import { ownFile, ownFolder } from '../own-modes.ts'

export interface OutgoingMail extends MailContent {
  id: string
  to: string
}

/** How mails leave the server. */
export interface MailTransport {
  /** @throws when the mail was not taken; it is tried again later */
  send(mail: OutgoingMail): Promise<void>
}

/**
 * Writes each mail as an `.eml` file that any mail program opens, named after the moment and the mail: the default, so
 * that the product works without a mail server.
 */
export function folderTransport(folder: string, from: string): MailTransport {
  const writer = lazy(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    async send({ id, ...mail }) {
      const { message } = await (await writer()).sendMail({ ...mail, from, messageId: messageId(id) })
      await mkdir(folder, { recursive: true, mode: ownFolder })
      const name = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`)
      await writeFile(`${name}.part`, message as Buffer, { mode: ownFile })
      await rename(`${name}.part`, name)
    },
  }
}

/** Hands mails to a mail server, such as `smtps://user:password@mail.example.com`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const limits: object = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  const server = lazy(async () => (await import('nodemailer')).createTransport(url, limits))
  return {
    async send({ id, ...mail }) {
      await (await server()).sendMail({ ...mail, from, messageId: messageId(id) })
    },
  }
}

/** The same for every attempt, so that a mail server can tell that it has it already. */
const messageId = (id: string) => `<${id}@dragoman>`
