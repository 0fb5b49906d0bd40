import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { english } from '../gallery/words.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Pagination } from './Pagination.tsx'
import { TextField } from './TextField.tsx'
import { WordsProvider } from './WordsProvider.tsx'

const path = [
  <a key="home" href="/">
    Home
  </a>,
]

describe('WordsProvider', () => {
  it('components take their words from the provider unless a prop gives another', () => {
    render(
      <WordsProvider words={english}>
        <Breadcrumbs>{path}</Breadcrumbs>
        <Breadcrumbs label="Path to this task">{path}</Breadcrumbs>
        <TextField label="Note" isOptional />
      </WordsProvider>,
    )
    expect(screen.getByRole('navigation', { name: english.breadcrumbs })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Path to this task' })).toBeTruthy()
    expect(screen.getByText('(optional)')).toBeTruthy()
  })

  it('the range of the last page ends with the last row', () => {
    render(
      <WordsProvider words={english}>
        <Pagination page={2} pageSize={25} total={60} onPageChange={() => {}} />
      </WordsProvider>,
    )
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('51–60 of 60')
  })

  it('a component outside the provider fails with the name of the missing word', () => {
    expect(() => render(<Breadcrumbs>{path}</Breadcrumbs>)).toThrow('The word "breadcrumbs" is missing')
  })
})
