import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** After a refused submit the first wrong field gets the focus, so that its message is seen and read out. */
export const focusFirstError =
  <Values extends Record<string, unknown>>(form: UseFormReturnType<Values>) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }
