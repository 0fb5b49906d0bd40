import type { FormEvent, ReactNode, Ref } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { FormErrors } from './form-errors.ts'
import styles from './Form.module.css'
import { useOnce } from './use-once.ts'

export interface FormProps {
  children: ReactNode
  /** Called once per submit; the page does not reload. Not while its button is pending, nor twice for a double click. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Errors by field name, as the server gave them. Each appears at the field of that `name` until the user edits it. */
  errors?: Record<string, string | string[]>
  /** Accessible name; makes the form a landmark. */
  label?: string
  id?: string
  ref?: Ref<HTMLFormElement>
}

/** A form whose fields show errors inline and are never blocked by the browser's own bubbles. */
export function Form({ children, onSubmit, errors, label, id, ref }: FormProps) {
  const once = useOnce()
  return (
    <AriaForm
      ref={ref}
      id={id}
      aria-label={label}
      className={styles.form!}
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault()
        // Where the button is pending, Enter in the only field would send the form without one.
        const isPending = [...event.currentTarget.elements].some((element) => element.hasAttribute('data-pending'))
        if (!isPending) once(() => onSubmit(event))
      }}
    >
      <FormErrors value={errors}>{children}</FormErrors>
    </AriaForm>
  )
}

/** The column of a form page: at most 640 px wide, or as wide as its dialog. */
export function FormLayout({ children, width = 'page' }: { children: ReactNode; width?: 'page' | 'full' }) {
  return (
    <div className={styles.layout} data-width={width}>
      {children}
    </div>
  )
}

export interface FormSectionProps {
  title: ReactNode
  description?: ReactNode
  children: ReactNode
}

/** A group of fields under a heading. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <header>
        <h2 className={styles.title}>{title}</h2>
        {description && <p className={styles.description}>{description}</p>}
      </header>
      {children}
    </section>
  )
}

/** Fields that stand beside each other where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

export interface FormFooterProps {
  /** Buttons, the main one first. */
  children: ReactNode
  /** For example how many changes are unsaved; announced politely. */
  status?: ReactNode
}

/** The bar with the form's buttons; it stays at the bottom of the view. */
export function FormFooter({ children, status }: FormFooterProps) {
  return (
    <div className={styles.footer}>
      {children}
      <span role="status" className={styles.status}>
        {status}
      </span>
    </div>
  )
}
