import { describe, expect, test } from 'vitest';
import { categoryBySlug, categoryOf } from './category';

describe('categoryOf', () => {
  test.each([
    [['rentalRules'], 'Property Management'],
    [['gulf_seafood'], 'Dining & Restaurants'],
    [['waterActivities'], 'Events & Activities'],
    [['packingList'], 'Vacation Tips'],
    [['statePark'], 'Local Attractions'],
    [['lighthouse'], 'Local Attractions'],
    [[], 'Local Attractions'],
  ])('%j is %s', (tags, name) => {
    expect(categoryOf(tags).name).toBe(name);
  });

  test('the order of the categories decides, not that of the tags', () => {
    expect(categoryOf(['travelTips', 'foodFestival', 'ownerAdvice']).name).toBe('Property Management');
    expect(categoryOf(['festival', 'restaurant']).name).toBe('Dining & Restaurants');
  });
});

test('an unknown address is no category', () => {
  expect(categoryBySlug('vacation-tips')?.name).toBe('Vacation Tips');
  expect(categoryBySlug('Vacation-Tips')).toBeNull();
});
