/** Tells a postal code of India, which people there call a PIN code, from a PIN: by the place or the address beside it. */
import { anyWord } from './rule.ts';

const PLACES = anyWord(
  'india, bharat, delhi, noida, gurgaon, gurugram, mumbai, pune, nagpur, bengaluru, bangalore, mysuru, chennai, coimbatore',
  'hyderabad, telangana, kolkata, bengal, ahmedabad, surat, gujarat, jaipur, rajasthan, lucknow, kanpur, uttar, pradesh',
  'bhopal, indore, patna, bihar, odisha, kerala, kochi, karnataka, maharashtra, tamil nadu, punjab, chandigarh, haryana, assam, goa',
);
const ADDRESS = anyWord(
  'address, postal, post office, postcode, zip, deliver, ship, city, district, taluk, village, state, nagar, colony, sector',
  'road, street, marg, locality, area code',
);

/** True of words by which the number among them is a part of an address. */
export const isPostalPlace = (words: string): boolean => PLACES.test(words) || ADDRESS.test(words);
