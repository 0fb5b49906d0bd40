import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { filesOf, sortFiles } from './dropped-files.ts'
import { FileDrop, type FileDropItem, type FileDropProps } from './FileDrop.tsx'

const labels: FileDropProps['labels'] = {
  drop: 'Drop files here',
  browse: 'Browse',
  allowed: 'Allowed:',
  list: 'Files',
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Retry ${name}`,
  state: { waiting: 'Waiting', uploading: 'Uploading', done: 'Done', error: 'Error' },
}
const file = (name: string) => new File(['x'], name)

function setUp(props: Partial<FileDropProps> = {}) {
  const onFiles = vi.fn<(accepted: File[], refused: File[]) => void>()
  const { container } = render(
    <FileDrop label="Upload" extensions={['po', 'json']} onFiles={onFiles} labels={labels} {...props} />,
  )
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!
  return { onFiles, input }
}

describe('FileDrop', () => {
  it('a file drop lists the accepted extensions and offers only those', () => {
    const { input } = setUp()
    expect(screen.getByText('po, json')).toBeTruthy()
    expect(input.accept).toBe('.po,.json')
    expect(input.multiple).toBe(true)
  })

  it('the browse button is described by the error and the accepted extensions', () => {
    setUp({ errorMessage: 'Add at least one file.' })
    const [error, allowed] = screen.getByRole('button', { name: 'Browse' }).getAttribute('aria-describedby')!.split(' ')
    expect(document.getElementById(error!)?.textContent).toBe('Add at least one file.')
    expect(document.getElementById(allowed!)?.textContent).toBe('Allowed: po, json')
  })

  it('a file drop reports accepted and refused files separately', () => {
    const { input, onFiles } = setUp()
    const chosen = [file('a.po'), file('b.exe'), file('c.JSON')]
    fireEvent.change(input, { target: { files: chosen } })
    expect(onFiles).toHaveBeenCalledWith([chosen[0], chosen[2]], [chosen[1]])
  })

  it('a file drop without extensions accepts every file', () => {
    const { input, onFiles } = setUp({ extensions: undefined })
    const chosen = [file('a.po'), file('README')]
    fireEvent.change(input, { target: { files: chosen } })
    expect(onFiles).toHaveBeenCalledWith(chosen, [])
    expect(input.accept).toBe('')
  })

  it('a file drop for a single file accepts only one', () => {
    const { input, onFiles } = setUp({ isSingle: true })
    const chosen = [file('a.po'), file('b.po')]
    fireEvent.change(input, { target: { files: chosen } })
    expect(onFiles).toHaveBeenCalledWith([chosen[0]], [])
    expect(input.multiple).toBe(false)
  })

  it('each file has a row with its state, progress, error, and controls', () => {
    const onRemove = vi.fn<(id: string) => void>()
    const onRetry = vi.fn<(id: string) => void>()
    const files: FileDropItem[] = [
      { id: '1', name: 'a.po', state: 'done' },
      { id: '2', name: 'b.po', state: 'uploading', progress: 40 },
      { id: '3', name: 'c.po', state: 'error', detail: 'Line 4: quote missing' },
    ]
    setUp({ files, onRemove, onRetry })
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('img', { name: 'Done' })).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'b.po' }).getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByRole('alert').textContent).toBe('Line 4: quote missing')
    fireEvent.click(screen.getByRole('button', { name: 'Retry c.po' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.po' }))
    expect(onRetry).toHaveBeenCalledWith('3')
    expect(onRemove).toHaveBeenCalledWith('1')
    expect(screen.queryByRole('button', { name: 'Retry a.po' })).toBeNull()
  })
})

it('files of a dropped folder say where in it they are', async () => {
  const dropped = (name: string) => ({ kind: 'file', name, getFile: () => Promise.resolve(file(name)) })
  async function* entries(...all: object[]) {
    yield* all
  }
  const folder = (name: string, ...all: object[]) => ({ kind: 'directory', name, getEntries: () => entries(...all) })
  const items = [dropped('a.po'), folder('web', folder('de', dropped('a.po')), dropped('b.po'))]
  const files = await filesOf(items as unknown as Parameters<typeof filesOf>[0])
  expect(files.map(({ webkitRelativePath, name }) => webkitRelativePath || name)).toEqual([
    'a.po',
    'web/de/a.po',
    'web/b.po',
  ])
})

describe('sortFiles', () => {
  it.each([
    ['a.po', true],
    ['a.PO', true],
    ['a.b.json', true],
    ['po', false],
    ['a.po.bak', false],
    ['.json', true],
    ['a.', false],
  ])('the file %s is accepted: %s', (name, isTaken) => {
    expect(sortFiles([file(name)], ['po', 'json']).accepted).toHaveLength(isTaken ? 1 : 0)
  })
})
