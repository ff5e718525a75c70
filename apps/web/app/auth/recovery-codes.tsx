import { secondFactorCopy } from '~/copy/account/second-factor.ts'
import { Button } from '~/ui/button.tsx'
import { copyText } from '~/ui/hand-to-app.ts'
import { saveFile } from '~/ui/save-file.ts'
import { Notice } from '~/ui/state.tsx'

const { recovery: copy } = secondFactorCopy

/** Splits a code in two halves, which are easier to type. */
const halves = (code: string) => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const written = codes.map(halves)
  const text = `${written.join('\n')}\n`
  return (
    <>
      <Notice tone="warning" role="status" title={copy.title}>
        {copy.text}
      </Notice>
      <ul
        className="grid mt-5 mx-0 mb-0 text-base gap-y-2 gap-x-6 grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]"
        aria-label={copy.title}
      >
        {written.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap mt-5 gap-3">
        <Button look="secondary" onClick={() => void copyText(text, copy.copied, copy.notCopied)}>
          {copy.copy}
        </Button>
        <Button look="secondary" onClick={() => saveFile(new File([text], copy.file, { type: 'text/plain' }))}>
          {copy.save}
        </Button>
        <Button onClick={onDone}>{copy.done}</Button>
      </div>
    </>
  )
}
