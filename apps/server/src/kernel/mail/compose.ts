import { directionOf } from '@dragoman/sdk/direction'
import { type MessageId, wordsIn } from '../words/words.ts'
import type { MailBrand } from './mail-brand.ts'
import { type MailKind, partsOf } from './mail-words.ts'

export interface MailValues {
  /** Whom it greets. */
  name: string
  /** Where the link leads; for kinds with a link. */
  link?: string
  code?: string
  minutes?: number
  days?: number
  inviter?: string
  account?: string
  email?: string
  newEmail?: string
  webhook?: string
  words?: number
  quota?: number
}

export interface MailContent {
  subject: string
  text: string
  html: string
  /** Pictures that come with the mail. */
  attachments?: { cid: string; filename: string; content: string; encoding: 'base64'; contentType: 'image/png' }[]
}

/** A mail in the language of its reader: the same words as plain text and as HTML without anything from elsewhere. */
export function composeMail(
  kind: MailKind,
  language: string,
  values: MailValues,
  brand: MailBrand | null = null,
): MailContent {
  const parts = partsOf(kind)
  // The id comes from a list, so its own values are not known here.
  const say = wordsIn(language) as (id: MessageId, values: object) => string
  const words = (id: MessageId) => say(id, values)
  const subject = oneLine(words(parts.subject))
  const before = [words('mail.greeting'), ...parts.text.map(words)]
  const after = words(parts.after)
  const link = parts.action && values.link ? { label: words(parts.action), address: values.link } : undefined
  const text = [...before, ...(link ? [link.address] : []), ...(values.code ? [values.code] : []), after].join('\n\n')
  const html = [
    `<!doctype html><html lang="${escaped(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f4f5f7;color:#16191d;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">',
    ...(brand ? [head(brand)] : []),
    ...before.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`),
    ...(link
      ? [
          `<p style="margin:0 0 16px"><a href="${escaped(link.address)}" style="display:inline-block;padding:12px 20px;background:#1f5fd6;color:#fff;border-radius:8px;text-decoration:none">${escaped(link.label)}</a></p>`,
        ]
      : []),
    ...(values.code
      ? [
          `<p dir="ltr" style="margin:0 0 16px;font:600 28px/1.2 ui-monospace,monospace;letter-spacing:4px">${escaped(values.code)}</p>`,
        ]
      : []),
    `<p style="margin:0;color:#5a6270">${escaped(after)}</p>`,
    '</div></body></html>',
  ].join('\n')
  if (!brand) return { subject, text, html }
  const logo = {
    cid: logoId,
    filename: 'logo.png',
    content: brand.logo,
    encoding: 'base64',
    contentType: 'image/png',
  } as const
  return { subject, text, html, attachments: [logo] }
}

const logoId = 'logo@dragoman'

/** The logo and the name of the account; wide logos stand alone. */
function head({ name, isWide }: MailBrand): string {
  const picture = `<img src="cid:${logoId}" alt="${isWide ? escaped(name) : ''}" height="32" style="height:32px;max-width:100%;vertical-align:middle">`
  const words = isWide
    ? ''
    : `<bdi style="margin-inline-start:12px;font-weight:600;vertical-align:middle">${escaped(name)}</bdi>`
  return `<p style="margin:0 0 24px">${picture}${words}</p>`
}

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').slice(0, 200)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)
