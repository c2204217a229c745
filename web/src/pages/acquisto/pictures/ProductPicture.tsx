import { BallAtTheWindow } from './BallAtTheWindow.tsx';
import { DogAndCat } from './DogAndCat.tsx';
import { MobilityPicture } from './MobilityPicture.tsx';
import { RestingPerson } from './RestingPerson.tsx';

export function ProductPicture({ productKey }: { readonly productKey: string }) {
  switch (productKey) {
    case 'covid-19':
      return <RestingPerson />;
    case 'pet':
      return <DogAndCat />;
    case 'rc-terzi-5':
    case 'rc-terzi-10':
      return <BallAtTheWindow />;
    default:
      return <MobilityPicture productKey={productKey} />;
  }
}
