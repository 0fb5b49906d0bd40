import type { XeroMapping, XeroOptions, XeroPair, XeroStatus, XeroTarget } from '@dragoman/sdk/operations/xero'

/** The parts of a mapping that every account has, in the order in which they are shown. */
export const mainParts = ['sales', 'purchases', 'bank', 'withholding', 'fees', 'tracking'] as const
export type MainPart = (typeof mainParts)[number]

/** The parts that only some accounts need. */
export const optionalParts: readonly MainPart[] = ['withholding', 'fees', 'tracking']

/** The lists of Xero that each part is chosen from. */
export const listOf: Readonly<Record<MainPart, keyof XeroOptions>> = {
  sales: 'accounts',
  purchases: 'accounts',
  bank: 'bankAccounts',
  withholding: 'accounts',
  fees: 'accounts',
  tracking: 'trackingCategories',
}

/** A mapping while it is edited: codes of Xero, empty where nothing is chosen. */
export type MappingValues = Readonly<Record<string, string>>

export const valuesOf = ({ mapping }: XeroStatus): MappingValues => ({
  ...Object.fromEntries(mainParts.map((part) => [part, mapping[part]?.code ?? ''])),
  ...Object.fromEntries([...mapping.taxes, ...mapping.bankAccounts].map(({ uuid, target }) => [uuid, target.code])),
})

/** The mapping that was edited, with the names that Xero has. */
export function mappingOf(values: MappingValues, options: XeroOptions, status: XeroStatus): XeroMapping {
  const pick = (key: string, list: keyof XeroOptions): XeroTarget | undefined =>
    options[list].find(({ code }) => code === values[key])
  const pairs = (things: XeroStatus['taxes'], list: keyof XeroOptions): XeroPair[] =>
    things.flatMap(({ uuid }) => {
      const target = pick(uuid, list)
      return target ? [{ uuid, target }] : []
    })
  const main = mainParts.flatMap((part) => {
    const target = pick(part, listOf[part])
    return target ? [[part, target] as const] : []
  })
  return {
    ...Object.fromEntries(main),
    taxes: pairs(status.taxes, 'taxRates'),
    bankAccounts: pairs(status.bankAccounts, 'bankAccounts'),
  }
}
