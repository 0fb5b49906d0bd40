import { recordsIn, textIn } from '../../../engines/xero/answers.ts'
import { NotInXero } from '../client/xero-failed.ts'
import type { SyncTerms } from './sync-terms.ts'

/** The option of the mapped tracking category with a name, which is made where there is none; nothing without a mapping. */
export async function trackingOption(
  { calls, mapping }: SyncTerms,
  name: string,
  id: string,
): Promise<string | undefined> {
  const { tracking } = mapping
  if (!tracking || name === '') return undefined
  const path = `TrackingCategories/${encodeURIComponent(tracking.code)}`
  const [category] = recordsIn((await calls.get(path))['TrackingCategories'])
  if (!category) throw new NotInXero(`The tracking category ${tracking.name} is gone.`)
  const options = recordsIn(category['Options']).flatMap((option) => textIn(option['Name']) ?? [])
  // Xero takes a hundred characters.
  const wanted = name.slice(0, 100)
  const present = options.find((option) => option.toLowerCase() === wanted.toLowerCase())
  if (present !== undefined) return present
  await calls.write('PUT', `${path}/Options`, { Options: [{ Name: wanted }] }, id)
  return wanted
}
