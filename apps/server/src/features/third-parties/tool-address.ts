import { invalid } from '../../kernel/refusals.ts'

/** Placeholders in the address of a tool, between braces, that are filled in for the person who opens it. */
export const placeholders = ['email', 'name', 'userUuid', 'accountUuid', 'locale'] as const

export type Placeholder = (typeof placeholders)[number]

const placeholder = /\{([^{}]*)\}/g

/** The URL that an address leads a person to; each value is encoded. */
export const filledAddress = (address: string, values: Readonly<Record<Placeholder, string>>): string =>
  new URL(address.replace(placeholder, (_, name: Placeholder) => encodeURIComponent(values[name]))).href

/** The host of an address, where browsers can open it; 400 otherwise. */
export function requireToolAddress(address: string): string {
  const unknown = [...address.matchAll(placeholder)].find(
    ([, name]) => !(placeholders as readonly string[]).includes(name!),
  )
  if (unknown)
    throw invalid(
      'body.url',
      `${unknown[0]} isn't a placeholder. Use ${placeholders.map((each) => `{${each}}`).join(', ')}.`,
    )
  const origin = /^https?:\/\/[^/?#]*/i.exec(address.trim())?.[0] ?? ''
  const sample = URL.parse(address.trim().replace(placeholder, 'a'))
  if (!sample || /[{}\\]/.test(origin) || origin === '')
    throw invalid(
      'body.url',
      'Enter an address such as https://help.example.com, with placeholders only after the host.',
    )
  if (sample.username || sample.password)
    throw invalid('body.url', "The address can't contain a user name or password.")
  return sample.host
}
