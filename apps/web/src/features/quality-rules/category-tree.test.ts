import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'
import { expect, it } from 'vitest'
import { categoryTree } from './category-tree.ts'

const category = (code: string, parent?: string) =>
  ({ code, ...(parent !== undefined && { parent }) }) as unknown as ReviewCategory

it('parts of a category stand right below it, in the order given', () => {
  const all = [category('A'), category('C'), category('A1', 'A'), category('C1', 'C'), category('A2', 'A')]
  const rows = [...all, category('A1X', 'A1'), category('LOST', 'GONE')]
  expect(categoryTree(rows).map(({ category: { code }, depth }) => `${depth} ${code}`)).toEqual([
    '0 A',
    '1 A1',
    '2 A1X',
    '1 A2',
    '0 C',
    '1 C1',
    '0 LOST',
  ])
})
