import { recordsIn, textIn } from '../../../engines/xero/answers.ts'
import { NotInXero } from '../client/xero-failed.ts'
import type { SyncTerms } from './sync-terms.ts'

/** The option of the mapped tracking category with a name, which is made where there is none; nothing without a mapping. */
export async function trackingOption(terms: SyncTerms, name: string, id: string): Promise<string | undefined> {
  const { tracking } = terms.mapping
  if (!tracking || name === '') return undefined
  const path = `TrackingCategories/${encodeURIComponent(tracking.code)}`
  const options = terms.trackingOptions.get(path) ?? (await readOptions(terms, path, tracking.name))
  terms.trackingOptions.set(path, options)
  // Xero takes a hundred characters.
  const wanted = name.slice(0, 100)
  const present = options.find((option) => option.toLowerCase() === wanted.toLowerCase())
  if (present !== undefined) return present
  await terms.calls.write('PUT', `${path}/Options`, { Options: [{ Name: wanted }] }, id)
  options.push(wanted)
  return wanted
}

async function readOptions({ calls }: SyncTerms, path: string, name: string): Promise<string[]> {
  const [category] = recordsIn((await calls.get(path))['TrackingCategories'])
  if (!category) throw new NotInXero(`The tracking category ${name} is gone.`)
  return recordsIn(category['Options']).flatMap((option) => textIn(option['Name']) ?? [])
}
