import { pages } from '@genie/contract/client';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../../../../components/ui/link.tsx';
import type { Operator } from '../../../../lib/operator/operator.ts';
import type { LegalBlock } from '../legal-document.ts';
import { legalPieces } from '../legal-pieces.ts';

/** Where to write to: the address, or the contact form while it is not known. */
const Support = ({ address }: { readonly address: string | undefined }) =>
  address === undefined ? (
    <Link to={pages.contact}>our support</Link>
  ) : (
    <a href={`mailto:${address}`}>{address}</a>
  );

const named = (name: string, operator: Operator): ReactNode => {
  if (name === 'operator') return operator.name;
  if (name === 'address') return operator.address ?? 'our registered address';
  if (name === 'support') return <Support address={operator.supportEmail} />;
  return operator.brand;
};

const Text = ({ text, operator }: { readonly text: string; readonly operator: Operator }) =>
  legalPieces(text).map((piece) => (
    <Fragment key={piece.at}>
      {piece.kind === 'link' ? <Link to={piece.to}>{piece.text}</Link> : null}
      {piece.kind === 'name' ? named(piece.name, operator) : null}
      {piece.kind === 'code' ? <code>{piece.text}</code> : null}
      {piece.kind === 'text' ? piece.text : null}
    </Fragment>
  ));

type LegalTextProps = { readonly blocks: readonly LegalBlock[]; readonly operator: Operator };

/** Paragraphs and lists of a legal document, with the operator's names in place. */
export const LegalText = ({ blocks, operator }: LegalTextProps) =>
  blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>
        <Text text={block} operator={operator} />
      </p>
    ) : (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>
            <Text text={point} operator={operator} />
          </li>
        ))}
      </ul>
    ),
  );
