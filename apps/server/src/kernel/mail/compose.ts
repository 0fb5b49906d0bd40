import { directionOf } from '@dragoman/sdk/direction'
import { type MessageId, wordsIn } from '../words/words.ts'
import type { AccountBrand } from '../account-brand.ts'
import { type MailKind, partsOf } from './mail-words.ts'

export interface MailValues {
  /** The name that it greets. */
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
  passkey?: string
  words?: number
  quota?: number
}

export interface MailContent {
  subject: string
  text: string
  html: string
  /** Headers beside those that every mail has. */
  headers?: Readonly<Record<string, string>>
  /** Files that come with the mail; one with a `cid` is a picture in its text. */
  attachments?: MailFile[]
}

export interface MailFile {
  cid?: string
  filename: string
  content: string
  encoding: 'base64'
  contentType: string
}

/** A mail in the language of its reader: the same words as plain text and as HTML without anything from elsewhere. */
export function composeMail(
  kind: MailKind,
  language: string,
  values: MailValues,
  brand: AccountBrand | null = null,
): MailContent {
  const parts = partsOf(kind)
  // The id comes from a list, so its own values are not known here.
  const say = wordsIn(language) as (id: MessageId, values: object) => string
  const words = (id: MessageId) => say(id, values)
  const subject = oneLine(words(parts.subject))
  const before = [words('mail.greeting'), ...parts.text.map(words)]
  const after = words(parts.after)
  const link = parts.action && values.link ? { label: words(parts.action), address: values.link } : undefined
  const blocks: Block[] = [
    ...before.map((line) => ({ text: line })),
    ...(link ? [{ link }] : []),
    ...(values.code ? [{ code: values.code }] : []),
    { small: after },
  ]
  return layOutMail({ subject, language, blocks, brand })
}

/** A part of a mail, in plain text and in HTML. */
export type Block =
  | { text: string }
  | { heading: string }
  /** Lines with a label each. */
  | { facts: readonly { label: string; value: string }[] }
  | { list: readonly string[] }
  | { link: { label: string; address: string } }
  | { code: string }
  /** The end: why it was written. */
  | { small: string }
  | { smallLinks: readonly { label: string; address: string }[] }

/** A mail of some blocks: the same words as plain text and as HTML without anything from elsewhere. */
export function layOutMail({
  subject,
  language,
  blocks,
  brand = null,
}: {
  subject: string
  language: string
  blocks: readonly Block[]
  brand?: AccountBrand | null
}): MailContent {
  const text = blocks.map(textOf).join('\n\n')
  const html = [
    `<!doctype html><html lang="${escaped(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f4f5f7;color:#16191d;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">',
    ...(brand ? [head(brand)] : []),
    ...blocks.map(htmlOf),
    '</div></body></html>',
  ].join('\n')
  if (!brand) return { subject, text, html }
  const logo = {
    cid: logoId,
    filename: 'logo.png',
    content: brand.logo.toString('base64'),
    encoding: 'base64',
    contentType: 'image/png',
  } as const
  return { subject, text, html, attachments: [logo] }
}

function textOf(block: Block): string {
  if ('text' in block) return block.text
  if ('heading' in block) return block.heading
  if ('facts' in block) return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  if ('list' in block) return block.list.map((line) => `- ${line}`).join('\n')
  if ('link' in block) return block.link.address
  if ('code' in block) return block.code
  if ('small' in block) return block.small
  return block.smallLinks.map(({ label, address }) => `${label}: ${address}`).join('\n')
}

const gray = 'color:#5a6270'

function htmlOf(block: Block): string {
  if ('text' in block) return `<p style="margin:0 0 16px">${escaped(block.text)}</p>`
  if ('heading' in block)
    return `<h2 style="margin:24px 0 8px;font:600 16px/1.5 system-ui,sans-serif">${escaped(block.heading)}</h2>`
  if ('facts' in block) {
    const rows = block.facts.map(
      ({ label, value }) =>
        `<tr><th scope="row" style="padding:2px 0;padding-inline-end:16px;text-align:start;vertical-align:top;font-weight:400;${gray}">${escaped(label)}</th><td style="padding:2px 0"><bdi>${escaped(value)}</bdi></td></tr>`,
    )
    return `<table role="presentation" style="margin:0 0 16px;border-spacing:0">${rows.join('')}</table>`
  }
  if ('list' in block)
    return `<ul style="margin:0 0 16px;padding:0;padding-inline-start:20px">${block.list.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
  if ('link' in block)
    return `<p style="margin:0 0 16px"><a href="${escaped(block.link.address)}" style="display:inline-block;padding:12px 20px;background:#1f5fd6;color:#fff;border-radius:8px;text-decoration:none">${escaped(block.link.label)}</a></p>`
  if ('code' in block)
    return `<p dir="ltr" style="margin:0 0 16px;font:600 28px/1.2 ui-monospace,monospace;letter-spacing:4px">${escaped(block.code)}</p>`
  if ('small' in block) return `<p style="margin:0;${gray}">${escaped(block.small)}</p>`
  const links = block.smallLinks.map(
    ({ label, address }) => `<a href="${escaped(address)}" style="${gray}">${escaped(label)}</a>`,
  )
  return `<p style="margin:0;font-size:14px;${gray}">${links.join(' · ')}</p>`
}

const logoId = 'logo@dragoman'

/** The logo and the name of the account; wide logos stand alone. */
function head({ name, isWide }: AccountBrand): string {
  const picture = `<img src="cid:${logoId}" alt="${isWide ? escaped(name) : ''}" height="32" style="height:32px;max-width:100%;vertical-align:middle">`
  const words = isWide
    ? ''
    : `<bdi style="margin-inline-start:12px;font-weight:600;vertical-align:middle">${escaped(name)}</bdi>`
  return `<p style="margin:0 0 24px">${picture}${words}</p>`
}

export const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').slice(0, 200)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)
