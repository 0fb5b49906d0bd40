import type { TaxId } from '@dragoman/sdk/operations/finance'
import { checkVAT, countries } from 'jsvat-next'

/** Letters and digits alone, in upper case. */
const folded = (value: string) => value.toUpperCase().replaceAll(/[\s./-]/g, '')

interface Scheme {
  /** The id as it is kept, or null where its form or checksum is wrong. */
  read: (value: string) => string | null
  /** An id of the right form, for messages. */
  example: string
}

const outsideUnion = new Set(['AD', 'AU', 'BR', 'CH', 'GB', 'NO', 'RS', 'RU'])
const vatCountries = (codes: (code: string) => boolean) => countries.filter(({ codes: [code = ''] }) => codes(code))

/** `prefix` is what the library wants in front of ids that are written without a country. */
const vat =
  (allowed: ReturnType<typeof vatCountries>, prefix = '') =>
  (value: string) => {
    const id = folded(value)
    return checkVAT(`${prefix}${id}`, allowed).isValid ? id : null
  }

const vatOf = (country: string, prefix?: string) =>
  vat(
    vatCountries((code) => code === country),
    prefix,
  )

/** Nine digits, the last of them a checksum modulo 11, and MVA; the library does not have them. */
function readNorwegian(value: string): string | null {
  const id = folded(value).replace(/^NO/, '').replace(/MVA$/, '')
  if (!/^\d{9}$/.test(id)) return null
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((all, weight, at) => all + weight * Number(id[at]), 0)
  return (11 - (sum % 11)) % 11 === Number(id[8]) ? `NO${id}MVA` : null
}

/** Prefixes that the tax authority of the United States never gave out. */
const noPrefix = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '))

function readAmerican(value: string): string | null {
  const found = /^(\d{2})-?(\d{7})$/.exec(value.trim())
  return found && !noPrefix.has(found[1]!) ? `${found[1]}-${found[2]}` : null
}

const schemes: Readonly<Record<TaxId['scheme'], Scheme>> = {
  EU_VAT: { read: vat(vatCountries((code) => !outsideUnion.has(code))), example: 'DE136695976' },
  GB_VAT: { read: vatOf('GB'), example: 'GB980780684' },
  CH_UID: { read: vatOf('CH'), example: 'CHE-116.281.710 MWST' },
  NO_MVA: { read: readNorwegian, example: 'NO 974 760 673 MVA' },
  US_EIN: { read: readAmerican, example: '12-3456789' },
  AU_ABN: { read: vatOf('AU', 'AU'), example: '51 824 753 556' },
  BR_CNPJ: { read: vatOf('BR', 'BR'), example: '11.222.333/0001-81' },
  OTHER: { read: (value) => value.trim() || null, example: '12345' },
}

/** A tax id as it is kept; null where its form or its checksum is wrong. */
export const readTaxId = ({ scheme, value }: TaxId): string | null => schemes[scheme].read(value)

/** An id of the right form. */
export const taxIdExample = (scheme: TaxId['scheme']): string => schemes[scheme].example
