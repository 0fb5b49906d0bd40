import type { FileFormat } from '../format.ts'
import { jsonFormat } from '../json/json.ts'
import { keyParameters } from '../key-parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'

/** Flutter's catalogs: ICU messages, each with its description and placeholders beside it. */
export const arb: FileFormat = jsonFormat({
  name: 'arb',
  label: 'Flutter (ARB)',
  extensions: ['arb'],
  mediaTypes: { arb: ['application/json', 'text/json', 'text/plain'] },
  applySourceSegmentation: false,
  parameters: [...sharedParameters, ...keyParameters],
})
