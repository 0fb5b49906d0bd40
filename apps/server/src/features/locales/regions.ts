import { lazy } from '../../kernel/lazy.ts'

/** Every currency that is in use, with the digits of its minor unit. */
export const currencies = lazy(() => {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Intl.supportedValuesOf('currency')
    .filter((code) => names.of(code) !== code)
    .map((code) => ({ code, name: names.of(code) ?? code, minorUnits: minorUnits(code) }))
})

/** Digits behind the point of a currency: 2 for EUR, 0 for JPY. */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Two-letter codes that the display names know but that aren't countries. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'])

/** Countries and territories by ISO 3166, sorted by their English name. Codes of former states are left out. */
export const countries = lazy(() => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => {
      const name = names.of(code)
      const canonical = new Intl.Locale(`und-${code}`).region
      return name !== undefined && name !== code && canonical === code && !noCountries.has(code)
    })
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
})

interface Timezone {
  key: string
  value: string
}

/** Clocks change at a quarter of an hour, in milliseconds. */
const quarter = 15 * 60_000
let told: { quarter: number; zones: Timezone[] } | undefined

/**
 * Time zones with what they are ahead of UTC at `now`: `(GMT+10:00) Australia/Sydney`. Looking all of them up holds
 * everyone up for a twentieth of a second, so it is done again only when a clock may have changed.
 */
export function timezones(now: Date): Timezone[] {
  const present = Math.floor(now.getTime() / quarter)
  if (told?.quarter !== present) {
    const keys = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
    told = {
      quarter: present,
      zones: keys.map((key) => ({ key, value: `(${offset(key, now)}) ${key.replaceAll('_', ' ')}` })),
    }
  }
  return told.zones
}

function offset(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name === 'GMT' ? 'GMT+00:00' : name
}

const currencyCodes = new Set(Intl.supportedValuesOf('currency'))

export const isCurrency = (code: string): boolean => currencyCodes.has(code)
