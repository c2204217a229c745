import { DogAndCat } from './DogAndCat.tsx';
import { OnTheMove } from './OnTheMove.tsx';
import { RestingPerson } from './RestingPerson.tsx';

export function ProductPicture({ productKey }: { readonly productKey: string }) {
  switch (productKey) {
    case 'covid-19':
      return <RestingPerson />;
    case 'pet':
      return <DogAndCat />;
    default:
      return <OnTheMove />;
  }
}
