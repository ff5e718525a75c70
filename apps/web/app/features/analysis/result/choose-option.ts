import type { OptionId } from '@riflesso/colorimetry'
import { chooseOption } from '@riflesso/contract'
import { call } from '~/api/client.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'

/** Stores the chosen option on the server. Calls are serialised, so that the last choice wins. */
export function useRememberOption(analysisId: string): (option: OptionId) => void {
  const { mutate } = useApiMutation({
    scope: { id: `${chooseOption.path} ${analysisId}` },
    mutationFn: (option: OptionId) => call(chooseOption, { params: { id: analysisId }, body: { option } }),
    failed: analysisCopy.toasts.optionNotSaved,
  })
  return mutate
}
