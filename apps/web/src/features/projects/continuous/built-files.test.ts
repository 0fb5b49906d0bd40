import { expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'

it('translated files are counted by state, and those that can be built now are listed', () => {
  const unit = (uuid: string, translationStatus: 'NOT_TRANSLATED' | 'PREPARING' | 'TRANSLATED' | 'ERROR') => ({
    uuid,
    translationStatus,
    genesisCreationStatus: 'CREATED' as const,
  })
  const reading = { ...unit('e', 'NOT_TRANSLATED'), genesisCreationStatus: 'CREATING' as const }
  const units = [
    unit('a', 'TRANSLATED'),
    unit('b', 'PREPARING'),
    unit('c', 'ERROR'),
    unit('d', 'NOT_TRANSLATED'),
    reading,
  ]
  expect(builtFiles(units)).toEqual({ done: 1, preparing: 1, failed: 1, open: ['c', 'd'] })
})
