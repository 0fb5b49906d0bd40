import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { english } from '../gallery/words.ts'
import { Button } from './Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Form } from './Form.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Select } from './Select.tsx'
import { TextField } from './TextField.tsx'
import { WordsProvider } from './WordsProvider.tsx'

const options = [
  { id: 'en', label: 'English' },
  { id: 'ar', label: 'Arabic' },
]

const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise((settle) => requestAnimationFrame(settle))
}

describe('Form', () => {
  it('a form submits without reloading the page', () => {
    const onSubmit = vi.fn<() => void>()
    render(
      <Form label="Project" onSubmit={onSubmit}>
        <button type="submit">Save</button>
      </Form>,
    )
    const wasPrevented = !fireEvent.submit(screen.getByRole('form', { name: 'Project' }))
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(wasPrevented).toBe(true)
  })

  it('a double click submits a form once, and a later click submits it again', async () => {
    const onSubmit = vi.fn<() => void>()
    render(
      <Form label="Project" onSubmit={onSubmit}>
        <TextField label="Name" />
      </Form>,
    )
    const form = screen.getByRole('form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(onSubmit).toHaveBeenCalledOnce()
    await frames(2)
    fireEvent.submit(form)
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('a form is not submitted while its button is pending, even if the button is outside the form', async () => {
    const onSubmit = vi.fn<() => void>()
    const form = (isPending: boolean) => (
      <WordsProvider words={english}>
        <Form id="project" label="Project" onSubmit={onSubmit}>
          <TextField label="Name" />
        </Form>
        <Button type="submit" form="project" isPending={isPending}>
          Save
        </Button>
      </WordsProvider>
    )
    const { rerender } = render(form(true))
    fireEvent.submit(screen.getByRole('form'))
    expect(onSubmit).not.toHaveBeenCalled()
    await frames(2)
    rerender(form(false))
    fireEvent.submit(screen.getByRole('form'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('a server error stays at its field until the field is edited', () => {
    const form = (errors?: Record<string, string>) => (
      <Form onSubmit={() => {}} errors={errors}>
        <TextField label="Name" name="name" />
        <TextField label="Mail" name="email" defaultValue="a" />
      </Form>
    )
    const { rerender } = render(form())
    rerender(form({ email: 'Not known.' }))
    const mail = screen.getByRole('textbox', { name: 'Mail' })
    expect(mail.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Not known.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBeNull()
    fireEvent.change(mail, { target: { value: 'b' } })
    fireEvent.blur(mail)
    expect(screen.queryByText('Not known.')).toBeNull()
  })

  it('a field is described by its help text and its error', () => {
    render(
      <WordsProvider words={english}>
        <TextField label="Name" description="Linguists see it." errorMessage="Give it a name." isOptional />
      </WordsProvider>,
    )
    const field = screen.getByRole('textbox', { name: 'Name (optional)' })
    const described = field
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['Linguists see it.', 'Give it a name.'])
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('ErrorSummary', () => {
  const problems = [
    { field: 'name', message: 'Give it a name.' },
    { field: 'source', message: 'Choose a language.' },
    { field: null, message: 'The server is busy.' },
  ]

  it('an error summary takes focus on every submit and links to the fields', () => {
    HTMLElement.prototype.scrollIntoView = () => {}
    const form = (submission: number) => (
      <Form onSubmit={() => {}}>
        <ErrorSummary title="Two things" problems={problems} submission={submission} />
        <TextField label="Name" name="name" />
        <Select label="Source" name="source" options={options} />
      </Form>
    )
    const { rerender } = render(form(0))
    const summary = screen.getByRole('alert')
    expect(document.activeElement).not.toBe(summary)
    rerender(form(1))
    expect(document.activeElement).toBe(summary)
    fireEvent.click(screen.getByRole('button', { name: 'Give it a name.' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
    fireEvent.click(screen.getByRole('button', { name: 'Choose a language.' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Source/ }))
    rerender(form(2))
    expect(document.activeElement).toBe(summary)
    expect(screen.queryByRole('button', { name: 'The server is busy.' })).toBeNull()
  })

  it('an error summary takes no focus for a problem that comes up after its submit was answered', () => {
    const form = (shown: typeof problems, submission: number) => (
      <Form onSubmit={() => {}}>
        <ErrorSummary title="To correct" problems={shown} submission={submission} />
        <TextField label="Name" name="name" />
      </Form>
    )
    const { rerender } = render(form([], 1))
    rerender(form(problems, 1))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    // Sent again, it is gone until the server answers.
    rerender(form(problems, 2))
    rerender(form([], 2))
    rerender(form(problems, 2))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    const name = screen.getByRole('textbox', { name: 'Name' })
    act(() => name.focus())
    rerender(form([], 2))
    rerender(form(problems, 2))
    expect(document.activeElement).toBe(name)
    rerender(form(problems, 3))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    act(() => name.focus())
    rerender(form([], 0))
    rerender(form(problems, 3))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('an error summary without problems renders nothing', () => {
    render(<ErrorSummary title="None" problems={[]} submission={1} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('fields', () => {
  it('a select shows its option and reports the next one', () => {
    const onChange = vi.fn<(value: string | number) => void>()
    render(<Select label="Source" options={options} value="en" onChange={onChange} />)
    const button = screen.getByRole('button', { name: /English.*Source|Source.*English/ })
    fireEvent.click(button)
    fireEvent.click(screen.getByRole('option', { name: 'Arabic' }))
    expect(onChange).toHaveBeenCalledWith('ar')
  })

  it('a password can be shown and hidden', () => {
    render(<PasswordField label="Password" showLabel="Show" autoComplete="current-password" defaultValue="x" />)
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    expect(field.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(field.type).toBe('text')
    expect(screen.getByRole('button', { name: 'Show' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('a number field reads numbers in the format of the locale', () => {
    const onChange = vi.fn<(value: string | number) => void>()
    render(<NumberField label="Words" defaultValue={1200} onChange={onChange} />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' })
    expect(field.value).toBe('1,200')
    fireEvent.change(field, { target: { value: '2,500' } })
    fireEvent.blur(field)
    expect(onChange).toHaveBeenCalledWith(2500)
  })
})
