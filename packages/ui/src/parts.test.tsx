import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Avatar, initials } from './Avatar.tsx'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Link } from './Link.tsx'
import { LocalePair } from './LocalePair.tsx'
import { MenuItem, MoreMenu } from './MenuButton.tsx'
import { PageHeader } from './PageHeader.tsx'
import { Pagination } from './Pagination.tsx'
import { SegmentedBar } from './ProgressBar.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Sidebar, SidebarLink, SidebarSection } from './Sidebar.tsx'
import { SidebarContext } from './sidebar-context.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { Steps } from './Steps.tsx'
import { TableOptions } from './TableOptions.tsx'
import { Timestamp } from './Timestamp.tsx'

describe('Button', () => {
  it('a pending button ignores presses and keeps its name and focus', () => {
    const onPress = vi.fn<() => void>()
    render(
      <Button isPending pendingLabel="Saving" onPress={onPress}>
        Save
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /Save/ })
    fireEvent.click(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(button.disabled).toBe(false)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('a double click presses a button once if it can be pending, and twice otherwise', () => {
    const onPress = vi.fn<() => void>()
    const { rerender } = render(
      <Button isPending={false} onPress={onPress}>
        Save
      </Button>,
    )
    const press = () => fireEvent.click(screen.getByRole('button'))
    press()
    press()
    expect(onPress).toHaveBeenCalledTimes(1)
    rerender(<Button onPress={onPress}>Further</Button>)
    press()
    press()
    expect(onPress).toHaveBeenCalledTimes(3)
  })
})

describe('Link', () => {
  it('a link leaves Enter to the router, so the browser does not navigate', () => {
    const onClick = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
    render(
      <Link href="/tasks" onClick={onClick}>
        Tasks
      </Link>,
    )
    const link = screen.getByRole('link')
    act(() => link.focus())
    fireEvent.keyDown(link, { key: 'Enter' })
    // The browser does this next.
    const isLoaded = fireEvent.click(link)
    fireEvent.keyUp(link, { key: 'Enter' })
    expect(isLoaded).toBe(false)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('a link passes the ref, the address, and the mouse events of a router to its anchor', () => {
    const onMouseEnter = vi.fn<() => void>()
    const onClick = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
    let anchor: HTMLAnchorElement | null = null
    render(
      <Link
        href="/tasks"
        data-status="active"
        onMouseEnter={onMouseEnter}
        onClick={onClick}
        ref={(element) => {
          anchor = element
        }}
      >
        Tasks
      </Link>,
    )
    const link = screen.getByRole('link', { name: 'Tasks' })
    expect(anchor).toBe(link)
    expect(link.getAttribute('href')).toBe('/tasks')
    expect(link.dataset.status).toBe('active')
    fireEvent.mouseEnter(link)
    expect(fireEvent.click(link)).toBe(false)
    expect(onMouseEnter).toHaveBeenCalledOnce()
    expect(onClick).toHaveBeenCalledOnce()
  })
})

describe('ConfirmDialog', () => {
  it('a confirm dialog stays open while pending and shows what went wrong', () => {
    const onConfirm = vi.fn<() => void>()
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    const labels = { confirm: 'Delete', cancel: 'Keep', close: 'Close' }
    const dialog = (errorMessage?: string) => (
      <ConfirmDialog
        title="Delete it?"
        labels={labels}
        tone="danger"
        isOpen
        {...{ onConfirm, onOpenChange, errorMessage }}
      >
        It is gone for good.
      </ConfirmDialog>
    )
    const { rerender } = render(dialog())
    const box = screen.getByRole('alertdialog', { name: 'Delete it?' })
    fireEvent.click(within(box).getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onOpenChange).not.toHaveBeenCalled()
    rerender(dialog('It is in use.'))
    expect(within(box).getByRole('alert').textContent).toBe('It is in use.')
    fireEvent.click(within(box).getByRole('button', { name: 'Keep' }))
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})

describe('Pagination', () => {
  const labels = {
    navigation: 'Pages',
    range: '51–100 of 120',
    pageSize: 'per page',
    previous: 'Previous',
    next: 'Next',
  }
  it.each([
    [0, 120, true, false],
    [1, 120, false, false],
    [2, 120, false, true],
    [0, 0, true, true],
    [0, 50, true, true],
  ])(
    'on page %i of %i rows, the previous button is disabled: %s, the next button: %s',
    (page, total, isFirst, isLast) => {
      render(<Pagination page={page} pageSize={50} total={total} onPageChange={() => {}} labels={labels} />)
      const disabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
      expect([disabled('Previous'), disabled('Next')]).toEqual([isFirst, isLast])
    },
  )

  it('pages are counted from 0', () => {
    const onPageChange = vi.fn<(page: number) => void>()
    render(<Pagination page={1} pageSize={50} total={120} onPageChange={onPageChange} labels={labels} />)
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(onPageChange.mock.calls).toEqual([[2], [0]])
  })
})

describe('Sidebar', () => {
  const entries = (
    <SidebarSection label="Projects" icon="folder" defaultExpanded>
      <SidebarLink href="/projects" isCurrent>
        All projects
      </SidebarLink>
    </SidebarSection>
  )

  it('the sidebar is a navigation with lists that marks the current page', () => {
    render(
      <Sidebar label="Main" logo="Logo">
        {entries}
      </Sidebar>,
    )
    const link = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'All projects' })
    expect(link.getAttribute('aria-current')).toBe('page')
    const trigger = screen.getByRole('button', { name: 'Projects' })
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(trigger)
    expect(trigger.getAttribute('aria-expanded')).toBe('false')
  })

  it('a narrow sidebar opens the links of a section in a panel', async () => {
    render(
      <SidebarContext value={{ isNarrow: true }}>
        <Sidebar label="Main" logo="Logo">
          {entries}
        </Sidebar>
      </SidebarContext>,
    )
    expect(screen.queryByRole('link', { name: 'All projects' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Projects', expanded: false }))
    expect(
      within(screen.getByRole('dialog', { name: 'Projects' })).getByRole('link', { name: 'All projects' }),
    ).toBeTruthy()
  })
})

describe('MoreMenu', () => {
  const open = (key: string) => {
    render(
      <MoreMenu label="Actions for menu.json">
        <MenuItem>Rename</MenuItem>
        <MenuItem>Delete</MenuItem>
      </MoreMenu>,
    )
    const button = screen.getByRole('button', { name: 'Actions for menu.json', expanded: false })
    // Nothing of React Aria until it is wanted: tables have one in each row.
    expect(button.hasAttribute('data-rac')).toBe(false)
    expect(button.getAttribute('aria-haspopup')).toBe('menu')
    act(() => button.focus())
    fireEvent.keyDown(button, { key })
  }

  it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])(
    'the key "%s" opens the menu, and Escape gives the focus back',
    async (key) => {
      open(key)
      const menu = await screen.findByRole('menu', { name: 'Actions for menu.json' })
      expect(within(menu).getAllByRole('menuitem')).toHaveLength(2)
      fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for menu.json'))
    },
  )
})

describe('TableOptions', () => {
  it("a locked column can't be hidden", () => {
    const onHiddenChange = vi.fn<(hidden: Set<string>) => void>()
    render(
      <TableOptions
        columns={[
          { id: 'name', label: 'Name', isLocked: true },
          { id: 'due', label: 'Due' },
        ]}
        onHiddenChange={onHiddenChange}
        labels={{ options: 'Options', columns: 'Columns', density: 'Rows', regular: 'Regular', compact: 'Compact' }}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Options' }))
    expect(screen.getByRole('menuitemcheckbox', { name: 'Name' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Due' }))
    expect(onHiddenChange).toHaveBeenCalledWith(new Set(['due']))
  })
})

describe('small parts', () => {
  it('a language pair is read as words, and each code is isolated from the text direction', () => {
    const { container } = render(
      <LocalePair source="en" target={['ar', 'es', 'ja', 'de']} toLabel="to" maximum={2} more={(n) => `+${n}`} />,
    )
    expect(container.textContent).toBe('en to ar, es +2')
    expect([...container.querySelectorAll('bdi')].map((bdi) => bdi.textContent)).toEqual(['en', 'ar', 'es', '+2'])
  })

  it.each([
    ['Mara Lindqvist', 'ML'],
    ['Cher', 'C'],
    ['Ana Maria de Souza', 'AS'],
    ['山田 太郎', '山太'],
    ['𝒳 y', '𝒳Y'],
  ])('the initials of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  it('an avatar has a name unless the name stands beside it', () => {
    const { rerender } = render(<Avatar name="Mara" />)
    expect(screen.getByRole('img', { name: 'Mara' })).toBeTruthy()
    rerender(<Avatar name="Mara" isDecorative />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('a timestamp has a machine-readable time', () => {
    render(<Timestamp value={0}>long ago</Timestamp>)
    expect(screen.getByText('long ago').getAttribute('datetime')).toBe('1970-01-01T00:00:00.000Z')
  })

  it('a badge has the tone of its status', () => {
    const { container } = render(<StatusBadge status="CANCELLED">Canceled</StatusBadge>)
    expect(container.querySelector('[data-tone="neutral"][data-struck]')?.textContent).toBe('Canceled')
  })

  it('a segmented bar draws its shares and reads them as a sentence', () => {
    const segments = [
      { id: 'a', label: 'A', value: 1, tone: 'success' as const },
      { id: 'b', label: 'B', value: 0, tone: 'danger' as const },
      { id: 'c', label: 'C', value: 3, tone: 'info' as const },
    ]
    render(<SegmentedBar label="1 of 4 done" segments={segments} />)
    const bar = screen.getByRole('img', { name: '1 of 4 done' })
    expect([...bar.children].map((part) => (part as HTMLElement).style.inlineSize)).toEqual(['25%', '75%'])
  })

  it('steps mark the current step and those that are done', () => {
    const steps = ['Files', 'Languages', 'Review'].map((label) => ({ id: label, label }))
    render(<Steps label="Steps" steps={steps} current="Languages" doneLabel="done" />)
    expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ])
    expect(screen.getByRole('img', { name: 'done' })).toBeTruthy()
  })

  it('a segmented control always has one selected option', () => {
    const onChange = vi.fn<(id: string) => void>()
    const options = [{ id: 'a', label: 'Board' } as const, { id: 'b', label: 'List' } as const]
    render(<SegmentedControl label="View" options={options} value="a" onChange={onChange} />)
    fireEvent.click(screen.getByRole('radio', { name: 'List' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Board' }))
    expect(onChange.mock.calls.map(([id]) => id)).toEqual(['b'])
  })

  it('the heading of a page can take focus', () => {
    render(<PageHeader title="Tasks" />)
    const heading = screen.getByRole('heading', { level: 1, name: 'Tasks' })
    heading.focus()
    expect(document.activeElement).toBe(heading)
  })

  it('an error state offers a retry and the ID of the failed request', () => {
    const onRetry = vi.fn<() => void>()
    const request = { label: 'Request', id: 'r-17', labels: { copy: 'Copy', copied: 'Copied' } }
    render(<ErrorState title="Failed" retry={{ label: 'Again', onRetry }} request={request} />)
    fireEvent.click(screen.getByRole('button', { name: 'Again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.getByText('r-17').tagName).toBe('BDI')
  })
})
