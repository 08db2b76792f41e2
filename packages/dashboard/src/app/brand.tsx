import './brand.css';
import { useTexts } from '../texts/texts.tsx';
import mark from './mark.svg';

export function Brand() {
  const { common } = useTexts();
  return (
    <span class="brand">
      <img src={mark} width={22} height={22} alt="" />
      {common.product}
    </span>
  );
}
