import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** Focuses the first invalid field after a failed submit, so that its message is visible and announced. */
export const focusFirstError =
  <Values extends Record<string, unknown>>(form: UseFormReturnType<Values>) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }
