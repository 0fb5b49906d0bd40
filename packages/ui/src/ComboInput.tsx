import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input, type InputProps } from 'react-aria-components/Input'

/** The text field of a combo box, which opens its list on every click: focus, which opens it too, comes only once. */
export function ComboInput({ ref, ...props }: InputProps & { ref?: React.Ref<HTMLInputElement> | undefined }) {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      {...props}
      ref={ref}
      onClick={(event) => {
        props.onClick?.(event)
        if (state && !state.isOpen && !event.currentTarget.disabled) state.open(null, 'manual')
      }}
    />
  )
}
