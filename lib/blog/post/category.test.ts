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
  ])('%j is in %s', (tags, name) => {
    expect(categoryOf(tags).name).toBe(name);
  });

  test('follows the order of the categories, not of the tags', () => {
    expect(categoryOf(['travelTips', 'foodFestival', 'ownerAdvice']).name).toBe('Property Management');
    expect(categoryOf(['festival', 'restaurant']).name).toBe('Dining & Restaurants');
  });
});

test('categoryBySlug returns null for an unknown slug', () => {
  expect(categoryBySlug('vacation-tips')?.name).toBe('Vacation Tips');
  expect(categoryBySlug('Vacation-Tips')).toBeNull();
});
